import { describe, expect, it } from "vitest";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { burnsFuel, fuelCost, knownConsumption } from "./fuel-cost";

const variant = (fuelconsumptioncombined: number | null) => ({ fuelconsumptioncombined });

describe("fuelCost", () => {
  it("FUEL-04: a week is km / 100 x consumption x price", () => {
    const cost = fuelCost({ kmPerWeek: 250, consumption: 10, pricePerLitre: 1.7 });
    expect(cost.week).toBeCloseTo(42.5, 10);
    expect(cost.year).toBeCloseTo(42.5 * 52, 10);
    expect(cost.per100Km).toBeCloseTo(17, 10);
  });

  it.each([
    [100, 6.8, 2.05, 13.94],
    [1_000, 12.4, 1.999, 247.876],
    [0, 10, 1.7, 0],
    [250, 0, 1.7, 0],
  ])("FUEL-04: %d km at %d L/100 km and %d a litre cost %d a week", (kmPerWeek, consumption, price, week) => {
    expect(fuelCost({ kmPerWeek, consumption, pricePerLitre: price }).week).toBeCloseTo(week, 10);
  });
});

describe("knownConsumption", () => {
  it("FUEL-03: is the variant's combined figure, and unknown when it is missing or 0", () => {
    expect(knownConsumption(vehicleWith(1, { variant: variant(7.2) }))).toBe(7.2);
    expect(knownConsumption(vehicleWith(1, { variant: variant(null) }))).toBeNull();
    expect(knownConsumption(vehicleWith(1, { variant: variant(0) }))).toBeNull();
    expect(knownConsumption(vehicleWith(1))).toBeNull();
  });
});

describe("burnsFuel", () => {
  it.each([
    "Electric",
    "electric",
    " ELECTRIC ",
    "EV",
    "BEV",
    "Battery Electric",
    "Electric Vehicle",
    "Hydrogen",
  ])("FUEL-05: is false of %j", (fuel) => {
    expect(burnsFuel(vehicleWith(1, { simple_fuel: fuel }))).toBe(false);
    expect(burnsFuel(vehicleWith(1, { fuel, simple_fuel: null }))).toBe(false);
  });

  it.each([
    "Petrol",
    "Diesel",
    "Hybrid",
    "Plug-in Hybrid",
    "Petrol/Electric",
    "Electric Hybrid",
    "Mild hybrid",
    null,
  ])("FUEL-05: is true of %j", (fuel) => {
    expect(burnsFuel(vehicleWith(1, { simple_fuel: fuel }))).toBe(true);
  });

  it("is false of a caravan, which is towed", () => {
    expect(burnsFuel(vehicleWith(1, { item_type: "caravan" }))).toBe(false);
    expect(burnsFuel(vehicleWith(1, { item_type: "motorcycle", simple_fuel: "Petrol" }))).toBe(true);
  });
});
