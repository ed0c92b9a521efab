import { expect, it } from "vitest";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { vehicleOfLead } from "./vehicle-of-lead";

it("tells the price the shopper saw", () => {
  const price = (changes: Parameters<typeof vehicleWith>[1]) => vehicleOfLead(vehicleWith(1, changes)).price;
  expect(price({ price: 28_990 })).toBe(28_990);
  expect(price({ price: 28_990, offer_price: 27_490 })).toBe(27_490);
  expect(price({ price: 28_990, offer_price: 30_000 })).toBe(28_990);
  expect(price({ price: 0 })).toBeNull();
  expect(price({ price: null })).toBeNull();
});
