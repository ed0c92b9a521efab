import { expect, test } from "vitest";
import { isBuiltInUs, isVin } from "./vin";

test.each([
  ["JTJHA31UX00050632", true],
  [" 5UXWX9C33H0T17281 ", true],
  ["JTJHA31UX0005063", false],
  ["JTJHA31UX0005063O", false],
  ["12345678901234567", false],
  ["ABCDEFGHJKLMNPRST", false],
  ["", false],
])("%s has the form of a VIN: %s", (text, is) => {
  expect(isVin(text)).toBe(is);
});

test("the first character says where a vehicle was built", () => {
  expect(isBuiltInUs("5UXWX9C33H0T17281")).toBe(true);
  expect(isBuiltInUs("JTJHA31UX00050632")).toBe(false);
  expect(isBuiltInUs("5")).toBe(false);
});
