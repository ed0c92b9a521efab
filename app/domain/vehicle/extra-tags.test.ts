import { describe, expect, it } from "vitest";
import { certifiedLogo, fuelTag } from "./extra-tags";

describe("fuelTag", () => {
  it.each([
    ["Electric", "Electric"],
    ["Hybrid", "Hybrid"],
    ["Plug-in Hybrid", "Plug-in Hybrid"],
    ["PHEV", "PHEV"],
    ["Petrol", null],
    ["Diesel", null],
    ["Level 2", null],
    ["", null],
    [null, null],
  ])("of %j is %j (OPEN-26)", (simple_fuel, expected) => {
    expect(fuelTag({ simple_fuel }, true)).toBe(expected);
  });

  it("is only on sites that have it", () => {
    expect(fuelTag({ simple_fuel: "Electric" }, false)).toBeNull();
  });
});

describe("certifiedLogo", () => {
  const programme = { make: "Toyota", carType: "used", logoUrl: "/certified.svg", label: "Certified" };
  const car = { certified: true, make: "TOYOTA", car_type: "used", status: "in_stock" } as const;

  it("is on certified, unsold vehicles of the make and car type (SPEC-14, CARD-22, OPEN-27)", () => {
    expect(certifiedLogo(car, programme)).toBe(programme);
    expect(certifiedLogo({ ...car, certified: false }, programme)).toBeNull();
    expect(certifiedLogo({ ...car, make: "Mazda" }, programme)).toBeNull();
    expect(certifiedLogo({ ...car, car_type: "demo" }, programme)).toBeNull();
    expect(certifiedLogo({ ...car, status: "sold" }, programme)).toBeNull();
    expect(certifiedLogo(car, null)).toBeNull();
  });

  it("takes every car type when the programme names none", () => {
    const wide = { make: "Toyota", logoUrl: "/certified.svg", label: "Certified" };
    expect(certifiedLogo({ ...car, car_type: "demo" }, wide)).toBe(wide);
  });
});
