import { expect, it } from "vitest";
import { fuelAnswer } from "./fuel-form";

it("FUEL-04: reads the fields as they are typed", () => {
  expect(fuelAnswer({ price: "1.70", km: "250" }, 10).cost?.week).toBeCloseTo(42.5, 10);
  expect(fuelAnswer({ price: "$2.05", km: "1,000 km" }, 6.8).cost?.week).toBeCloseTo(139.4, 10);
});

it.each([
  ["", "250", { price: true, km: false }],
  ["1.70", "", { price: false, km: true }],
  ["0", "0", { price: true, km: true }],
  ["-1.70", "-5", { price: true, km: true }],
  ["abc", "lots", { price: true, km: true }],
  ["100.01", "100001", { price: true, km: true }],
])("says which field is wrong in %j and %j, and gives no cost", (price, km, wrong) => {
  expect(fuelAnswer({ price, km }, 10)).toEqual({ cost: null, wrong });
});

it("takes its bounds", () => {
  expect(fuelAnswer({ price: "100", km: "100000" }, 10).cost).not.toBeNull();
});
