import { expect, test } from "vitest";
import { vehicleCodes } from "./vehicle-codes";

test.each([
  ["jtmr-jrev 10d123456", "jtmrjrev10d123456"],
  ["JTMRJREV10D123456", "jtmrjrev10d123456"],
  ["", ""],
  ["   ", ""],
  ["JTMRJREV10D123456X", ""],
])("the VIN %j is found as %j (SRCH-01)", (vin, word) => {
  expect(vehicleCodes({ vin, regplate: null })).toEqual({ vin: word, plate: "" });
});

test.each([
  ["ABC-123", "abc123"],
  ["1ab 2cd", "1ab2cd"],
  ["沪A12345", "沪a12345"],
  ["AB1", ""],
  ["KLUGER", ""],
  ["2019", ""],
  ["<b>", ""],
])("the plate %j is found as %j: words and years are none", (regplate, word) => {
  expect(vehicleCodes({ vin: null, regplate })).toEqual({ vin: "", plate: word });
});
