import { describe, expect, it } from "vitest";
import { type InsideVehicle, studioInteriorOf } from "./studio-interior";

const CAR: InsideVehicle = {
  item_type: "car",
  simple_body: "suv",
  make: "Mazda",
  model: "CX-5",
  simple_fuel: "Petrol",
  year: 2021,
};

describe("studioInteriorOf", () => {
  it.each([
    ["a petrol SUV", {}, "interior"],
    ["an electric one", { simple_fuel: "Electric" }, "interiorC"],
    ["a ute, which works for a living", { simple_body: "ute" }, "interiorB"],
    ["the last year of dials", { year: 2012 }, "interiorB"],
    ["the first year of screens", { year: 2013 }, "interior"],
    ["an unknown year", { year: null }, "interior"],
    ["a truck, whatever its year", { item_type: "truck", simple_body: null, year: 2024 }, "interiorTruck"],
    ["a caravan", { item_type: "caravan", simple_body: null }, "caravanInterior"],
    ["a motorcycle", { item_type: "motorcycle", simple_body: null }, null],
  ] as const)("%s", (_, change, interior) => {
    expect(studioInteriorOf({ ...CAR, ...change })).toBe(interior);
  });
});
