import { expect, test } from "vitest";
import { EMPTY_QUERY } from "../../query";
import { queriesAsMeant } from "../read-meaning";
import { searchVocabulary } from "../vocabulary";

const bodiesOf = (text: string, body: readonly string[]) => {
  const vocabulary = searchVocabulary({ body, make: ["Toyota"], make_model: ["Toyota Hilux"] });
  const { choices } = queriesAsMeant({ ...EMPTY_QUERY, text }, vocabulary, 2026);
  return choices.map(({ refinements }) => refinements.body);
};

test.each(["toyota ute", "toyota utes", "toyota pickup"])(
  "%s is one with a tray where no other is",
  (text) => {
    expect(bodiesOf(text, ["ute", "cabChassis", "suv"])).toEqual([["ute"], ["ute", "cabChassis"]]);
  },
);

test("a cab of no known seats is no tray, and where no trays are sold there is nothing to choose", () => {
  expect(bodiesOf("toyota dual cab", ["ute", "cabChassis", "suv"])).toEqual([["ute"]]);
  expect(bodiesOf("toyota ute", ["ute", "suv"])).toEqual([["ute"]]);
});

test("a longer cab is told by its seats where no such ute is", () => {
  const vocabulary = searchVocabulary({ body: ["ute", "cabChassis"], seats: ["2", "3", "5"] });
  const { choices } = queriesAsMeant({ ...EMPTY_QUERY, text: "dual cab" }, vocabulary, 2026);
  expect(choices.map(({ refinements }) => refinements)).toEqual([{ body: ["ute"] }, { seats: ["5"] }]);
});

test("a minibus is a van where no people mover is", () => {
  expect(bodiesOf("toyota minibus", ["peopleMover", "van"])).toEqual([
    ["peopleMover"],
    ["peopleMover", "van"],
  ]);
});

test("a 4WD wagon may be listed as an SUV, any other wagon is one", () => {
  expect(bodiesOf("4wd wagon", ["wagon", "suv", "van"])).toEqual([["wagon"], ["wagon", "suv"]]);
  expect(bodiesOf("toyota wagon", ["wagon", "suv", "van"])).toEqual([["wagon"]]);
});

test("a word for a body is a badge of the model where none of it has that body", () => {
  const vocabulary = searchVocabulary({
    body: ["wagon", "van"],
    make: ["Nissan"],
    make_model: ["Nissan e-NV200"],
    model_badge: ["Nissan e-NV200: Wagon"],
  });
  const { choices } = queriesAsMeant({ ...EMPTY_QUERY, text: "e-nv200 wagon" }, vocabulary, 2026);
  expect(choices.map(({ refinements: { body, badge } }) => body ?? badge)).toEqual([["wagon"], ["Wagon"]]);
});
