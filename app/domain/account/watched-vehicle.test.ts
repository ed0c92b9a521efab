import { expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { watchedVehicle } from "./watched-vehicle";

it("remembers the price a shopper sees, and none for a vehicle to be had by the week (PRICE-01, WATCH)", () => {
  const weekly = testConfig({ features: { subscriptions: true } });
  const price = (changes: Parameters<typeof vehicleWith>[1], config = testConfig()) =>
    watchedVehicle(vehicleWith(1, changes), config).price;
  expect(price({ price: 28_990, offer_price: 27_490 })).toBe(27_490);
  expect(price({ price: 28_990, subscription_price: 150 })).toBe(28_990);
  expect(price({ price: 28_990, subscription_price: 150 }, weekly)).toBe(0);
  expect(price({ price: null })).toBe(0);
});
