import { expect, test } from "vitest";
import { searchVocabulary } from "../vocabulary";
import { purposeWords } from "./purpose-words";

const known = searchVocabulary({
  make: ["Toyota"],
  make_model: ["Toyota Kluger"],
  badge: ["Luxury"],
  transmission: ["Manual"],
  body: ["suv"],
});

test.each([
  ["suv for sunday drives", "sunday drives"],
  ["suv for sunday drives up north", "sunday drives up north"],
  // At a pause, or where something else begins, what is wanted is said again.
  ["suv for shopping, bullbar", "shopping"],
  ["suv for shopping with bullbar", "shopping"],
  ["suv for shopping manual bullbar", "shopping"],
  // Names, grades and kinds are looked for wherever they stand.
  ["suv for work tipper luxury kluger ferrari", "work"],
  ["looking for drives", ""],
  ["tyres for sale cheap", ""],
  ["for drives", ""],
])("what %s is for: %s", (asked, words) => {
  expect([...purposeWords(asked, known)].join(" ")).toBe(words);
});
