import { expect, test } from "vitest";
import { EMPTY_QUERY } from "../../query";
import { queryAsMeant } from "../read-meaning";
import { searchVocabulary } from "../vocabulary";

const vocabulary = searchVocabulary({
  make: ["Toyota"],
  make_model: ["Toyota RAV4", "Toyota Landcruiser", "Toyota Kluger"],
  badge: ["Cruiser", "GXL"],
});
const read = (text: string, chosen?: string) =>
  queryAsMeant(
    { ...EMPTY_QUERY, text, refinements: chosen === undefined ? {} : { make_model: [chosen] } },
    vocabulary,
    2026,
  );

test("a model's short name is a grade behind another model, and beside one that is chosen: read again it stays", () => {
  expect(read("rav4 cruiser")).toMatchObject({
    text: "cruiser",
    refinements: { make_model: ["Toyota RAV4"] },
  });
  expect(read("cruiser", "Toyota RAV4")).toMatchObject({
    text: "cruiser",
    refinements: { make_model: ["Toyota RAV4"] },
  });
});

test("alone it is the model, and another model that is typed takes the place of the chosen one", () => {
  expect(read("cruiser")).toMatchObject({ text: "", refinements: { make_model: ["Toyota Landcruiser"] } });
  expect(read("kluger", "Toyota RAV4")).toMatchObject({
    text: "",
    refinements: { make_model: ["Toyota Kluger"] },
  });
});
