import { expect, it } from "vitest";
import { financeShown } from "./finance-shown";

it("is hidden for the site or for a make, however that is written", () => {
  const rules = { hidden: false, hiddenManufacturers: ["Kia", "Suzuki"] };
  expect(financeShown({ make: "Mazda" }, rules)).toBe(true);
  expect(financeShown({ make: "SUZUKI" }, rules)).toBe(false);
  expect(financeShown({ make: "Mazda" }, { ...rules, hidden: true })).toBe(false);
});
