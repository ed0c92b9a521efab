import { expect, test } from "vitest";
import { stockValues } from "../../../../test/query-meanings/stock-values";
import { completeWords } from "./complete-words";
import { searchVocabulary } from "./vocabulary";

const vocabulary = searchVocabulary(stockValues);
const told = (text: string) =>
  completeWords(text, vocabulary).map(({ before, meaning }) => `${before}|${meaning.values.join(",")}`);

test("a beginning becomes makes, then models, then bodies, each once", () => {
  expect(told("maz")).toEqual(["|Mazda", "|Mazda 2", "|Mazda 3", "|Mazda 6", "|Mazda CX-5"]);
  expect(told("hat")).toEqual(["|hatch"]);
  expect(told("vo")).toEqual([
    ...["|Volkswagen", "|Volvo", "|Volkswagen Golf", "|Volkswagen Polo"],
    ...["|Volkswagen Amarok", "|Volkswagen Tiguan"],
  ]);
  expect(told("SUN")).toEqual(["|Sunroof"]);
});

test("words before stay", () => {
  expect(told("red hil")).toEqual(["red|Toyota Hilux"]);
  expect(told("used land cru")).toEqual(["used|Toyota Landcruiser"]);
  expect(told("land cru")).toEqual(["|Toyota Landcruiser"]);
});

test.each(["suv not toy", "not a toyota", "suv but not a maz", "anything other than maz", "not kia or hyun"])(
  "what is not wanted is not offered: %s",
  (text) => {
    expect(told(text)).toEqual([]);
  },
);

test("what is wanted beside something that is not is offered", () => {
  expect(told("not white maz")).toContain("not white|Mazda");
});

test.each(["", " ", "m", "zzzz", "!!", "constructor", "__proto__", "under 40k"])(
  "%j begins nothing",
  (text) => {
    expect(told(text)).toEqual([]);
  },
);
