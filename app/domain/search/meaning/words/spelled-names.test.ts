import { expect, test } from "vitest";
import { lexemes } from "../lexemes";
import { searchVocabulary } from "../vocabulary";
import { withNamesSpelled } from "./spelled-names";

const vocabulary = searchVocabulary({
  make: ["Volkswagen", "Mercedes-Benz", "Toyota", "MG"],
  make_model: ["Volkswagen Golf", "Mercedes-Benz GLC", "Toyota Landcruiser", "MG ZS"],
  model_badge: ["Volkswagen Golf: R", "Volkswagen Golf: GTI", "Toyota Landcruiser: GXL"],
});
const spelled = (text: string) =>
  withNamesSpelled(lexemes(text, new Set()), vocabulary)
    .map(({ raw }) => raw)
    .join(" ");

test.each([
  ["جي ال سي", "glc"],
  ["جولف جي تي اي", "جولف gti"],
  ["جولف ار", "جولف r"],
  ["جي اكس ال", "gxl"],
])("%s is %s", (written, name) => {
  expect(spelled(written)).toBe(name);
});

test.each(["سيارة في ال", "ام جي زد اس", "لاندكروزر ار", "او اي", "golf r"])("%s stays", (text) => {
  expect(spelled(text)).toBe(text);
});
