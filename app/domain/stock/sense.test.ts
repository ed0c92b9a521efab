import { describe, expect, it } from "vitest";
import { SENSE, widest, withSense, yearLimits } from "./sense";

const kept = (row: Readonly<Record<string, unknown>>) => withSense(row).read;

describe("numbers that cannot be", () => {
  it.each([
    ["car", "seats", 20, 21],
    ["bus", "seats", 90, 91],
    ["truck", "engine_size_litres", 17, 17.1],
    ["car", "engine_size_litres", 9, 12.8],
    ["motorcycle", "engine_size_litres", 8.3, 9],
    ["motorcycle", "km", 500_000, 500_001],
    ["car", "km", 2_000_000, 2_000_001],
    ["car", "price", 100_000_000, 100_000_001],
    ["motorcycle", "price", 2_000_000, 2_000_001],
    ["car", "offer_price", 500, 499],
    ["car", "before_price", 500, 499],
    ["car", "doors", 1, 0],
    ["car", "gearnum", 12, 13],
    ["truck", "gearnum", 18, 19],
    ["car", "variant.cylinders", 18, 19],
    ["car", "variant.fuelconsumptioncombined", 40, 41],
    ["car", "variant.enginesize_litres", 0.05, 0.04],
    ["car", "variant.electric_range_km", 1_500, 9_999],
    ["car", "variant.electric_range_km", 10, 9],
    ["motorcycle", "variant.electric_range_km", 500, 501],
    ["car", "variant.battery_capacity_kwh", 300, 9_999],
    ["truck", "variant.battery_capacity_kwh", 1_500, 0],
    ["car", "variant.charging_ac_kw", 50, 51],
    ["car", "variant.charging_dc_kw", 1_000, -150],
  ])("of a %s's %s, %d is kept and %d is not", (kind, field, fits, tooFar) => {
    const row = kind === "bus" ? { item_type: "car", simple_body: "bus" } : { item_type: kind };
    expect(kept({ ...row, [field]: fits })).toEqual({ ...row, [field]: fits });
    const { read, left } = withSense({ ...row, [field]: tooFar });
    expect(read).toEqual(row);
    expect(left).toMatchObject([{ field, value: String(tooFar) }]);
    expect(left[0]?.expected).toMatch(/^[\d.]+ to [\d.]+$/);
  });

  it("a used vehicle was driven: an odometer at 0 is one that nobody read", () => {
    const used = { car_type: "used", item_type: "car" };
    expect(withSense({ ...used, km: 0 })).toEqual({
      read: used,
      left: [{ field: "km", value: "0", expected: "more than 0 of a used vehicle" }],
    });
    for (const row of [
      { ...used, km: 1 },
      { ...used, item_type: "caravan", km: 0 },
      { car_type: "new", km: 0 },
    ])
      expect(kept(row)).toEqual(row);
    expect(kept({ car_type: "demo", km: 0 })).toHaveProperty("km", 0);
  });

  it("an electric vehicle burns nothing", () => {
    const read = { simple_fuel: "Electric" };
    expect(withSense({ ...read, "variant.fuelconsumptioncombined": 0.6 })).toMatchObject({
      read,
      left: [{ field: "variant.fuelconsumptioncombined", expected: "nothing for an electric vehicle" }],
    });
    expect(kept({ simple_fuel: "PHEV", "variant.fuelconsumptioncombined": 0.6 })).toHaveProperty([
      "variant.fuelconsumptioncombined",
    ]);
  });

  it.each(["electric_range_km", "battery_capacity_kwh", "charging_ac_kw", "charging_dc_kw"])(
    "an engine alone has no %s",
    (name) => {
      const field = `variant.${name}`;
      for (const fuel of ["Petrol", "Diesel", "LPG"])
        expect(withSense({ simple_fuel: fuel, [field]: 40 })).toMatchObject({
          read: { simple_fuel: fuel },
          left: [{ field, expected: "nothing for a vehicle without a battery" }],
        });
      for (const fuel of ["Electric", "PHEV", "Hybrid", undefined])
        expect(kept({ simple_fuel: fuel, [field]: 40 })).toHaveProperty([field], 40);
      expect(kept({ item_type: "caravan", [field]: 40 })).toEqual({ item_type: "caravan" });
    },
  );

  it.each([
    ["electric_range_km", 400, 1_000],
    ["battery_capacity_kwh", 100, 101],
  ])("a hybrid's %s is %d at most", (name, fits, tooFar) => {
    const field = `variant.${name}`;
    for (const fuel of ["Hybrid", "PHEV"]) {
      expect(kept({ simple_fuel: fuel, [field]: fits })).toHaveProperty([field], fits);
      expect(kept({ simple_fuel: fuel, [field]: tooFar })).toEqual({ simple_fuel: fuel });
    }
    expect(kept({ simple_fuel: "Electric", [field]: tooFar })).toHaveProperty([field], tooFar);
  });

  it("a body that only cars have makes a row without a kind one of a car", () => {
    const battery = { "variant.battery_capacity_kwh": 1_000 };
    expect(kept({ simple_body: "sedan", ...battery })).toEqual({ simple_body: "sedan" });
    expect(kept({ simple_body: "van", ...battery })).toHaveProperty(["variant.battery_capacity_kwh"]);
  });

  it("a motorcycle has no doors, a caravan no engine", () => {
    expect(withSense({ item_type: "motorcycle", doors: 2, seats: 2 })).toEqual({
      read: { item_type: "motorcycle", seats: 2 },
      left: [{ field: "doors", value: "2", expected: "nothing for a motorcycle" }],
    });
    expect(kept({ item_type: "caravan", engine_size_litres: 2 })).toEqual({ item_type: "caravan" });
  });

  it.each(["lightTruck", "cabChassis", "motorhome"])("a %s among the cars has a truck's engine", (body) => {
    const row = { item_type: "car", simple_body: body, engine_size_litres: 12.8 };
    expect(kept(row)).toEqual(row);
  });

  it("a row that names no kind may be of any", () => {
    const row = { engine_size_litres: 12.8, seats: 50, doors: 2 };
    expect(kept(row)).toEqual(row);
    expect(kept({ seats: 500 })).toEqual({});
  });

  it("leaves texts, other fields and names that every object has", () => {
    const row = { seats: "many", name: "x", constructor: 7, toString: 1e12 };
    expect(kept(row)).toEqual(row);
  });
});

it("has limits that are limits", () => {
  for (const limits of Object.values(SENSE).flatMap((one) => Object.values(one)))
    if (limits !== null) expect(limits[0]).toBeLessThan(limits[1]);
  expect(widest("litres")).toEqual([0.04, 17]);
});

it("takes years to the next model year", () => {
  expect(yearLimits("2026-12-31T23:59:59Z")).toEqual([1900, 2027]);
});
