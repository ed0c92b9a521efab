import { expect, it } from "vitest";
import { lexemes } from "../../lexemes";
import { searchVocabulary } from "../../vocabulary";
import { readPeople } from "./read-people";

const vocabulary = searchVocabulary({ body: ["ute", "van"], seats: ["2", "3", "5", "7"] });
const read = (text: string) => {
  const reading = readPeople(lexemes(text, new Set()), 0, vocabulary);
  return reading?.kind === "seats" ? reading.range : (reading?.kind ?? null);
};

it("counts people by what carries them", () => {
  expect(read("fits 5")).toEqual({ min: 5 });
  expect(read("can carry the 7 of us")).toEqual({ min: 7 });
  expect(read("we are six")).toEqual({ min: 6 });
  expect(read("up to 8 people")).toEqual({ min: 8 });
});

it("counts those in front exactly, and children's seats behind them", () => {
  expect(read("fits 3 up front")).toEqual({ min: 3, max: 3 });
  expect(read("3 across the front")).toEqual({ min: 3, max: 3 });
  expect(read("three baby seats")).toEqual({ min: 5 });
  expect(read("1 baby seat")).toBe("aside");
});

it("counts nothing else", () => {
  expect(read("carries 2 bikes")).toBeNull();
  expect(read("for 4 utes")).toBeNull();
  expect(read("takes 5 minutes")).toBeNull();
  expect(read("$3000 up front")).toBeNull();
});
