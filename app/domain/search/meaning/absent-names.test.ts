import { expect, test } from "vitest";
import { absentNames, makesApart, modelVocabulary } from "./absent-names";

const models = modelVocabulary({
  make: ["Toyota", "Kawasaki", "Mazda", "Land Rover"],
  make_model: [
    "Toyota Kluger",
    "Toyota Camry",
    "Kawasaki Ninja 400",
    "Kawasaki Ninja ZX-10R",
    "Mazda 3",
    "Land Rover Defender",
  ],
});

test.each([
  ["kluger", ["Toyota Kluger"]],
  ["KLUGER seven seats", ["Toyota Kluger"]],
  ["toyota kluger", ["Toyota Kluger"]],
  ["كامري", ["Toyota Camry"]],
  ["凯美瑞", ["Toyota Camry"]],
  ["land rover defender", ["Land Rover Defender"]],
  ["ferrari", ["Ferrari"]],
  ["ferrari kluger", ["Ferrari", "Toyota Kluger"]],
  ["mazda3", ["Mazda 3"]],
  // Several models are called so, this has a slip in it, and these are ordinary words.
  ["ninja", []],
  ["klugr", []],
  ["not a kluger", []],
  // Nobody asks for what is not wanted.
  ["not a ferrari", []],
  ["suv, not toyota", []],
  ["丰田以外的 ferrari", []],
  ['"kluger"', []],
  ["3", []],
  ["<b>zzzz</b> 🚗", []],
  ["", []],
])("%j names %j", (text, names) => {
  expect(absentNames(text, models)).toEqual(names);
});

test("without models only makes are known", () => {
  expect(absentNames("ferrari kluger", null)).toEqual(["Ferrari"]);
  expect(absentNames("kluger", modelVocabulary({}))).toEqual([]);
});

test.each([
  ["polestar", ["Polestar"], ""],
  ["rolls-royce ferrari school run", ["Rolls-Royce", "Ferrari"], "school run"],
  ["aston martin", ["Aston Martin"], ""],
  // It is here, so it is none of what is missing.
  ["toyota", [], "toyota"],
  ["without sunroof", [], "without sunroof"],
  ["", [], ""],
])("of the words %j that no filter holds %j are makes that are not here", (aside, names, rest) => {
  expect(makesApart(aside, ["Toyota"])).toEqual({ names, rest });
});
