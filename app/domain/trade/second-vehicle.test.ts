import { describe, expect, it } from "vitest";
import { isSecondVehicle, vehicleSaid } from "./second-vehicle";

describe("a vehicle of the shopper's", () => {
  const corolla = { year: "2021", make: "Toyota", model: "Corolla", kms: "62000", rego: "ABC123" };

  it.each<[string, object, boolean]>([
    ["the same", {}, false],
    ["written otherwise", { model: " corolla", rego: "abc 123" }, false],
    ["kilometres corrected", { kms: "12000" }, false],
    ["a plate that is told later", { rego: "" }, false],
    ["another year", { year: "2018" }, false],
    ["a grade that is told later", { model: "Corolla ZR" }, false],
    ["another plate", { rego: "XYZ789" }, true],
    ["another model", { model: "Yaris" }, true],
    ["another make", { make: "Lexus" }, true],
    ["the same in other letters", { model: "كورولا" }, false],
  ])("is a second one, and no correction, by plate, make and model: %s", (_, changes, expected) => {
    expect(isSecondVehicle(corolla, { ...corolla, ...changes })).toBe(expected);
    expect(isSecondVehicle(vehicleSaid(corolla), { ...corolla, ...changes })).toBe(expected);
    expect(isSecondVehicle({}, { ...corolla, ...changes })).toBe(false);
  });

  it.each([
    ["Toyota", "Corolla Ascent", "Corolla Ascent Sport", false],
    ["Toyota", "Corolla Ascent", "Corolla ZR", false],
    ["Toyota", "Land Cruiser", "LandCruiser 200 VX", false],
    ["Toyota", "Corolla Ascent", "Corolla Cross GXL", true],
    ["Mazda", "CX5", "CX-5 Maxx Sport", false],
    ["Mazda", "CX-3", "CX-30", true],
    ["Mazda", "3", "323", true],
    ["Tesla", "Model 3", "Model Y", true],
    ["Trabant", "601 S", "601 de Luxe", true],
    ["Toyota", "Corola", "Corolla", false],
    ["Toyota", "Corola Ascent", "Corolla ZR", false],
    ["Toyota", "Land Crusier", "Land Cruiser 200", false],
    ["Toyota", "Echo", "Echoo", false],
    ["Nissan", "Note", "Micra", true],
    ["Hyundai", "Getz", "Genesis", true],
    ["Subaru", "Liberty", "Legacy", true],
  ])("of %s: %s is a second one after %s: %s", (make, one, other, expected) => {
    const [before, after] = [one, other].map((model) => ({ make, model }));
    expect(isSecondVehicle(before ?? {}, after ?? {})).toBe(expected);
    expect(isSecondVehicle(after ?? {}, before ?? {})).toBe(expected);
  });
});
