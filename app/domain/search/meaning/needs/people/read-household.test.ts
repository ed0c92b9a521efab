import { expect, test } from "vitest";
import { EMPTY_QUERY } from "../../../query";
import { queriesAsMeant } from "../../read-meaning";
import { searchVocabulary } from "../../vocabulary";

const stock = { body: ["suv", "ute"], seats: ["2", "5", "7"], item_type: ["car", "motorcycle"] };
const choices = (text: string, values = stock) =>
  queriesAsMeant({ ...EMPTY_QUERY, text }, searchVocabulary(values), 2026).choices.map(
    ({ refinements, aside = "" }) => [refinements.seats?.join(" ") ?? "", aside],
  );

test("two rows of seats are a wish: where there are none, what they are for is told", () => {
  expect(choices("suv for two labradors")).toEqual([
    ["5 7", ""],
    ["", "for two labradors"],
  ]);
  expect(choices("motorcycle for the school run").at(-1)).toEqual(["", "the school run"]);
});

test("a dog is told and takes no seat, and a dog box is none", () => {
  expect(choices("suv for one dog")).toEqual([["", "for one dog"]]);
  expect(choices("suv for the dog")).toEqual([["", "dog"]]);
  expect(choices("ute with two dog boxes")).not.toContainEqual(["5 7", ""]);
});

test("nobody sits in a caravan", () => {
  expect(choices("caravan for two dogs", { ...stock, item_type: ["caravan"] })).toEqual([
    ["", "for two dogs"],
  ]);
});
