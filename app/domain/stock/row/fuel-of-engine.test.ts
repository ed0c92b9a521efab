import { describe, expect, it } from "vitest";
import { feedMappingSchema } from "../feed-mapping";
import { createRowReader } from "../row-to-vehicle";
import { owner } from "../../../../test/fixtures/feed-owner";

const fields = {
  make: { default: "Ford" },
  model: { default: "Focus" },
  year: { default: 2020 },
  car_type: { default: "used" },
  price: { default: 20_000 },
  engine_size: { from: "engine" },
  engine_size_litres: { from: "engine", as: "litres", optional: true },
  "variant.cylinders": { from: "engine", as: "cylinders", optional: true },
};

function read(row: Readonly<Record<string, string>>, more: object = {}) {
  const mapping = feedMappingSchema.parse({ identity: ["id"], fields: { ...fields, ...more } });
  const outcome = createRowReader(mapping, owner)({ id: "1", ...row });
  if (!("vehicle" in outcome)) throw new Error("the row is no vehicle");
  const { vehicle, repairs, unread, left } = outcome;
  return { fuel: vehicle.simple_fuel, told: [...repairs, ...unread, ...left] };
}

it.each([
  [{ fuel: "Petrol/Electric", badge: "PHEV XLT" }, "PHEV", 1],
  [{ fuel: "Hybrid", badge: "Plug-in Hybrid Aspire" }, "PHEV", 1],
  [{ fuel: "Petrol/Electric", badge: "Hybrid XLT" }, "Hybrid", 0],
  [{ fuel: "Petrol", badge: "PHEV XLT" }, "Petrol", 0],
  [{ fuel: "Electric", badge: "Rex" }, "Electric", 0],
])("a hybrid that is called a plug-in one is one, and that is told: %j", (row, fuel, told) => {
  const columns = { simple_fuel: { from: "fuel", as: "fuel" }, badge: { from: "badge" } };
  const said = read({ engine: "", ...row }, columns);
  expect(said.fuel).toBe(fuel);
  expect(said.told.filter((one) => "code" in one && one.code === "plug-in-by-name")).toHaveLength(told);
});

it.each([
  [{ battery: "11.6 kWh" }, "PHEV"],
  [{ range: "50 km" }, "PHEV"],
  [{ battery: "1.3 kWh" }, "Hybrid"],
  [{ range: "390 km" }, "Hybrid"],
  [{ fuel: "Petrol", battery: "11.6 kWh" }, "Petrol"],
])("a hybrid with the battery of a plug-in one is one: %j", (row, fuel) => {
  const columns = {
    simple_fuel: { from: "fuel", as: "fuel" },
    "variant.battery_capacity_kwh": { from: "battery", as: "kilowattHours" },
    "variant.electric_range_km": { from: "range", as: "electricRange" },
  };
  expect(read({ engine: "", fuel: "Petrol/Electric", battery: "", range: "", ...row }, columns).fuel).toBe(
    fuel,
  );
});

describe("a feed without a column of fuels", () => {
  it.each([
    ["Electric Motor", "Electric"],
    ["Electric ZEV 600hp", "Electric"],
    ["2.0L I4 Diesel Turbocharged", "Diesel"],
    ["Cummins 6.7L I6 Turbodiesel", "Diesel"],
    ["3.0L V6 Plug-In Hybrid Turbocharged", "PHEV"],
    ["V6 Hybrid", "Hybrid"],
    ["Regular Unleaded I-4 1.8 L/110", "Petrol"],
    ["3.0L I6 Electric Supercharger", null],
    ["2.4L Electronic Fuel Injection", null],
    ["4.0L V8", null],
    ["4V", null],
    ["", null],
  ])("has it from the engine: %s is %s", (engine, fuel) => {
    expect(read({ engine }).fuel).toBe(fuel);
  });

  it("is told nothing of the litres and cylinders of an electric motor", () => {
    expect(read({ engine: "Electric Motor" }).told).toEqual([]);
    expect(read({ engine: "Turbo" }).told.length).toBeGreaterThan(0);
  });
});

describe("a feed with a column of fuels", () => {
  const more = { simple_fuel: { from: "fuel", as: "fuel" } };

  it("tells what was left out of an electric vehicle in the file's own words", () => {
    const consumption = { from: "used", as: "consumption" };
    const { told } = read(
      { fuel: "Electric", used: "16.4 l/100 km" },
      { ...more, "variant.fuelconsumptioncombined": consumption },
    );
    expect(told).toContainEqual({
      field: "variant.fuelconsumptioncombined",
      value: "16.4 l/100 km",
      expected: "nothing for an electric vehicle",
    });
  });

  it("keeps what it says, and what of it was not understood", () => {
    expect(read({ engine: "2.0L Diesel", fuel: "Petrol" }, more).fuel).toBe("Petrol");
    const steam = read({ engine: "2.0L Diesel", fuel: "Steam" }, more);
    expect(steam.fuel).toBeNull();
    expect(steam.told).toContainEqual({ field: "simple_fuel", word: "Steam" });
    expect(read({ engine: "2.0L Diesel", fuel: "" }, more).fuel).toBe("Diesel");
  });
});
