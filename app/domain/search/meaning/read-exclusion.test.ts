import { expect, test } from "vitest";
import { EMPTY_QUERY } from "../query";
import { queryAsMeant } from "./read-meaning";
import { searchVocabulary } from "./vocabulary";

const vocabulary = searchVocabulary({
  make: ["Toyota", "Mazda"],
  colour: ["white", "red", "blue"],
  fuel: ["Petrol", "Diesel"],
  body: ["suv", "ute"],
  car_type: ["used"],
  filtered_features: ["Sunroof"],
});
const read = (text: string, refinements = {}) => {
  const meant = queryAsMeant({ ...EMPTY_QUERY, text, refinements }, vocabulary, 2026);
  return { text: meant.text, ...meant.refinements };
};

test.each([
  ["not white", { text: "", colour: ["red", "blue"] }],
  ["Toyota but not white or red", { text: "", make: ["Toyota"], colour: ["blue"] }],
  ["not white and not red", { text: "", colour: ["blue"] }],
  ["no diesel ute", { text: "", fuel: ["Petrol"], body: ["ute"] }],
  ["white or red, not red", { text: "", colour: ["white"] }],
  ["anything but a ute", { text: "", body: ["suv"] }],
])("what is not wanted is every other value: %s", (text, meaning) => {
  expect(read(text)).toEqual(meaning);
});

test.each(["not Toyota", "not used", "without sunroof", "not", "no no no", "not white not red not blue"])(
  "what no filter can leave out stays text: %s",
  (text) => {
    expect(read(text)).toEqual({ text });
  },
);

test("what contradicts itself stays text whole, and the rest is read", () => {
  expect(read("white ute not white")).toEqual({ text: "white not white", body: ["ute"] });
});

test("what is turned round takes the place of what was chosen of the same kind, and of nothing else", () => {
  expect(read("not white", { colour: ["white"], body: ["suv"] })).toEqual({
    text: "",
    colour: ["red", "blue"],
    body: ["suv"],
  });
});
