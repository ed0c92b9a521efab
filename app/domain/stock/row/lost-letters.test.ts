import { describe, expect, it } from "vitest";
import type { Repair } from "../cells/note-repair";
import { feedMappingSchema } from "../feed-mapping";
import { createNameMender, mendLostLetters, withoutLostLetters } from "./lost-letters";

describe("a word that lost a letter", () => {
  it.each([
    ["Citro?n", "Citroën"],
    ["CITRO?N", "CITROËN"],
    ["Citro??n C3", "Citroën C3"],
    ["?koda", "Škoda"],
    ["Renault M?gane Coup?", "Renault Mégane Coupé"],
    ["?l?gance", "Élégance"],
    ["A5 coup?", "A5 coupé"],
  ])("%s is %s", (lost, meant) => {
    expect(mendLostLetters(lost)).toBe(meant);
  });

  it.each(["Bj?rn", "Red?", "?", "??", "K?a", "Le?n?", "one owner? yes"])(
    "stays where no word fits: %s",
    (text) => {
      expect(mendLostLetters(text)).toBe(text);
    },
  );
});

describe("the names of a row", () => {
  const mapping = feedMappingSchema.parse({
    identity: ["Stock"],
    fields: {
      name: { template: "{Make} {Model}" },
      make: { from: "Make" },
      model: { from: "Model", values: { "Coup?": "Capri" } },
      dealercomments: { from: "Text", as: "paragraphs" },
    },
  });

  it("are put right and told, and no other text", () => {
    const notes: Repair[] = [];
    const row = { Make: "Land Rover?", Model: "M?gane", Text: "a M?gane?" };
    expect(createNameMender(mapping)(row, (one) => notes.push(one))).toEqual({
      Make: "Land Rover",
      Model: "Mégane",
      Text: "a M?gane?",
    });
    expect(notes.map(({ code, field }) => `${code} ${field}`)).toEqual([
      "letters-mended Make",
      "letters-mended Model",
    ]);
  });

  it("are as the mapping says, where it knows the text", () => {
    expect(createNameMender(mapping)({ Model: "Coup?" }, () => undefined)).toEqual({ Model: "Coup?" });
  });

  it("that lost letters are left out, but for those without which there is no vehicle", () => {
    const notes: string[] = [];
    const told = withoutLostLetters(
      {
        make: "Bj?rn",
        model: "X",
        name: "Bj?rn X",
        badge: "Fl?sh",
        colour: "Red",
        dealercomments: "is it?yes",
      },
      ({ code, field }) => notes.push(`${code} ${field}`),
    );
    expect(told.read).toEqual({ make: "Bj?rn", model: "X", colour: "Red", dealercomments: "is it?yes" });
    expect(told.lost.map(({ field, value }) => [field, value])).toEqual([
      ["name", "Bj?rn X"],
      ["badge", "Fl?sh"],
    ]);
    expect(notes).toEqual(["letters-doubtful make", "letters-lost name", "letters-lost badge"]);
  });

  it("may ask something in a title", () => {
    const read = { name: "Looking for a bargain? Kia Rio", price: 5 };
    expect(withoutLostLetters(read, () => undefined)).toEqual({ read, lost: [] });
    const lost = { name: "Kia Rio Chang?", badge: "Chang?" };
    expect(withoutLostLetters(lost, () => undefined).read).toEqual({});
  });
});
