import { expect, test } from "vitest";
import { isKnownModel, KNOWN_MODELS } from "../../../make/known-models";
import { modelsApart } from "./known-behind";

const here = { makes: ["Tesla", "Toyota"], makeModels: ["Tesla Model S", "Toyota Prius"] };

test.each([
  ["model y", ["Tesla"], ["Tesla Model Y"], ""],
  ["model y white interior", ["Tesla"], ["Tesla Model Y"], "white interior"],
  ["cheap model 3 long range", ["Tesla"], ["Tesla Model 3"], "cheap long range"],
  ["aqua", [], ["Toyota Aqua"], ""],
  ["toyota aqua or tiida", [], ["Toyota Aqua", "Nissan Tiida"], "or"],
  // What is here is told as it is, and so is what could be anything.
  ["prius", [], [], "prius"],
  ["model y", ["Kia"], ["Tesla Model Y"], ""],
  ["3 outback courier", [], [], "3 outback courier"],
  ["ex lease", ["Tesla"], [], "ex lease"],
  ["", ["Tesla"], [], ""],
])("told words that name a model: %s beside %s", (aside, chosen, names, rest) => {
  expect(modelsApart(aside, chosen, here)).toEqual({ names, rest });
});

test("where nobody sells cars, a car's name is what shall tow", () => {
  const yard = { makes: ["Jayco"], makeModels: ["Jayco Journey"] };
  expect(modelsApart("for a kluger", [], yard)).toEqual({ names: [], rest: "for a kluger" });
});

test("a model is known by its whole name, with or without its make, and by no short one", () => {
  expect(["teslamodely", "modely", "demio", "mache"].filter((name) => !isKnownModel(name))).toEqual([]);
  expect(["up", "3", "tesla", "model", ""].filter(isKnownModel)).toEqual([]);
  expect(new Set(KNOWN_MODELS).size).toBe(KNOWN_MODELS.length);
});
