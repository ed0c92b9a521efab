import { expect, test } from "vitest";
import { foldText, withoutAccents } from "./fold-text";

test.each([
  ["Citroën", "citroen"],
  ["Citroe\u0308n", "citroen"],
  ["ＣＸ－５", "cx-5"],
  ["Škoda", "skoda"],
  ["Größe", "grosse"],
  ["", ""],
])("%s folds to %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test("accents go, letter case and other letters stay", () => {
  expect(withoutAccents("Ōtāhuhu ＣＸ Größe")).toBe("Otahuhu CX Große");
});
