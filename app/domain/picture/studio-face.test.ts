import { describe, expect, it } from "vitest";
import { BODY_TYPES } from "../vehicle/body-types";
import { type FacedVehicle, charactersOf, studioShapeOf } from "./studio-face";
import { STUDIO_SHAPES } from "./studio-shapes";

const car = (simple_body: FacedVehicle["simple_body"], make: string, model: string): FacedVehicle => ({
  item_type: "car",
  simple_body,
  make,
  model,
});

describe("a vehicle's shape", () => {
  it("is one the studio has, for every body type and kind", () => {
    const kinds = [
      ...BODY_TYPES.map((type) => car(type, "Holden", "Commodore")),
      ...(["caravan", "motorcycle", "truck"] as const).map((item_type) => ({
        ...car(null, "Some", "Thing"),
        item_type,
      })),
      car(null, "", ""),
    ];
    for (const one of kinds) expect(Object.keys(STUDIO_SHAPES)).toContain(studioShapeOf(one));
  });

  it("is of the body, whatever face it has", () => {
    expect(studioShapeOf(car("wagon", "Skoda", "Octavia"))).toMatch(/^wagon[A-Z]?$/);
    expect(studioShapeOf(car(null, "Skoda", "Octavia"))).toMatch(/^suv[A-Z]?$/);
    expect(studioShapeOf({ ...car("suv", "Yamaha", "MT-07"), item_type: "motorcycle" })).toMatch(
      /^motorcycle[A-Z]?$/,
    );
  });

  it("depends on make and model, not on how a feed writes them", () => {
    for (const model of ["RAV4", "Kluger", "C-HR", "Corolla Cross", "Fortuner"]) {
      expect(studioShapeOf(car("suv", " TOYOTA ", model.toLowerCase()))).toBe(
        studioShapeOf(car("suv", "Toyota", model)),
      );
    }
  });
});

describe("what a model is known for", () => {
  it.each([
    ["Jeep", "Wrangler Unlimited", "boxy"],
    ["Tesla", "Model Y", "electric"],
    ["Ford", "Mustang Mach-E", "electric"],
    ["Ford", "Mustang", "muscle"],
    ["Toyota", "Landcruiser 70", "work"],
    ["Volvo", "V60 Cross Country", "allRoad"],
  ])("%s %s is %s", (make, model, character) => {
    expect(charactersOf(car(null, make, model))[0]).toBe(character);
  });

  it("goes by the body type before the name, and is nothing for most", () => {
    expect(charactersOf(car("4x4", "Ram", "1500"))).toEqual(["boxy", "tough"]);
    expect(charactersOf(car("suv", "Mercedes-Benz", "GLA"))).not.toContain("boxy");
    expect(charactersOf(car("suv", "Hyundai", "Tucson"))).toEqual([]);
  });
});
