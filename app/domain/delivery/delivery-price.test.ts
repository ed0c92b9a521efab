import { describe, expect, it } from "vitest";
import { deliveryPrice, type DeliveryRates } from "./delivery-price";

const MOOROOKA = { lat: -27.5338, long: 153.0241 };
const TOOWOOMBA = { name: "Toowoomba", lat: -27.56, long: 151.93 };

const zones: DeliveryRates["zones"] = [
  { name: "Brisbane", postcodes: ["4000-4179", "4300"], price: 0 },
  { name: "Gold Coast", postcodes: ["4208-4287"], price: 150 },
  { name: "Tasmania", postcodes: ["7000-7999"], price: null },
  { name: "Never reached", postcodes: ["4100"], price: 9 },
];
const distance: DeliveryRates["distance"] = { base: 100, freeKm: 50, perKm: 2, maxKm: 1_000, roundTo: 10 };
const rates = { zones, distance };
const nowhere = { from: null, to: null };

describe("deliveryPrice", () => {
  it("DELIV-03: is the region name and price of the postcode's zone, the first that has it (ENT-41)", () => {
    expect(deliveryPrice(rates, { postcode: "4217", ...nowhere })).toEqual({
      name: "Gold Coast",
      price: 150,
    });
    expect(deliveryPrice(rates, { postcode: "4100", ...nowhere })).toEqual({ name: "Brisbane", price: 0 });
    expect(deliveryPrice(rates, { postcode: "4300", ...nowhere })).toEqual({ name: "Brisbane", price: 0 });
  });

  it("counts both ends of a run in", () => {
    expect(deliveryPrice({ zones, distance: null }, { postcode: "4208", ...nowhere })?.price).toBe(150);
    expect(deliveryPrice({ zones, distance: null }, { postcode: "4287", ...nowhere })?.price).toBe(150);
    expect(deliveryPrice({ zones, distance: null }, { postcode: "4288", ...nowhere })).toBeNull();
    expect(deliveryPrice({ zones, distance: null }, { postcode: "42", ...nowhere })).toBeNull();
    expect(deliveryPrice({ zones, distance: null }, { postcode: "42080", ...nowhere })).toBeNull();
    expect(deliveryPrice({ zones, distance: null }, { postcode: "421", ...nowhere })).toBeNull();
  });

  it("DELIV-03: outside the zones goes by distance from the vehicle, rounded up", () => {
    // 108.0 km as the crow flies: 100 + 58.0 x 2 = 216
    expect(deliveryPrice(rates, { postcode: "4350", from: MOOROOKA, to: TOOWOOMBA })).toEqual({
      name: "Toowoomba",
      price: 220,
    });
  });

  it("asks the base price inside the free kilometres, and never rounds a full step up", () => {
    const near = { name: "Near", lat: MOOROOKA.lat + 0.2, long: MOOROOKA.long };
    expect(deliveryPrice(rates, { postcode: "4999", from: MOOROOKA, to: near })?.price).toBe(100);
    const steps = { zones: [], distance: { base: 0.3, freeKm: 50, perKm: 0, maxKm: 100, roundTo: 0.1 } };
    expect(deliveryPrice(steps, { postcode: "4999", from: MOOROOKA, to: near })?.price).toBeCloseTo(0.3, 10);
  });

  it("DELIV-04: is nothing where the dealer does not deliver: its zone says so, too far, or an unknown place", () => {
    const hobart = { name: "Hobart", lat: -42.87, long: 147.32 };
    expect(deliveryPrice(rates, { postcode: "7000", from: MOOROOKA, to: hobart })).toBeNull();
    expect(deliveryPrice(rates, { postcode: "8888", from: MOOROOKA, to: hobart })).toBeNull();
    expect(deliveryPrice(rates, { postcode: "4350", from: MOOROOKA, to: null })).toBeNull();
    expect(deliveryPrice(rates, { postcode: "4350", from: null, to: TOOWOOMBA })).toBeNull();
    expect(
      deliveryPrice({ zones, distance: null }, { postcode: "4350", from: MOOROOKA, to: TOOWOOMBA }),
    ).toBeNull();
  });
});
