import { expect, it } from "vitest";
import { feedMappingSchema } from "../feed-mapping";
import { createMappingTrial } from "./try-mapping";
import { owner } from "../../../../test/fixtures/feed-owner";

const mapping = feedMappingSchema.parse({
  identity: ["id"],
  emptyWords: ["–"],
  fields: {
    make: { default: "Ford" },
    model: { default: "Focus" },
    year: { default: 2020 },
    car_type: { default: "used" },
    price: { from: "price", as: "money" },
    km: { from: "km", as: "kilometres" },
    trans: { from: "gearbox" },
    gearnum: { from: "gearbox", as: "gears" },
    simple_fuel: { from: "fuel", as: "fuel" },
    engine_size_litres: { from: "cc", as: "litres", values: { "0": "" } },
  },
});

it("tells the cells that fill no field, and neither empty ones, words apart, nor cells that fill another field", () => {
  const trial = createMappingTrial(mapping, owner);
  trial.add({ id: "1", price: "450", km: "12*5", gearbox: "Automatic", fuel: "Sunshine", cc: "0" });
  trial.add({ id: "2", price: "450", km: "–", gearbox: "6 Speed", fuel: "Diesel", cc: "90000" });
  const { unused, unread, fields } = trial.result();
  expect(Object.fromEntries([...unused].map(([field, cells]) => [field, Object.fromEntries(cells)]))).toEqual(
    {
      "price (price implausible)": { "450": 2 },
      "km (kilometres unreadable)": { "12*5": 1 },
      "engine_size_litres (engine size unknown)": { "90000": 1 },
    },
  );
  expect([...unread.keys()]).toEqual(["simple_fuel"]);
  expect(fields.get("gearnum")).toEqual({ says: 2, read: 1 });
});

it("does not grow with the file", () => {
  const trial = createMappingTrial(mapping, owner);
  for (let at = 0; at < 1_000; at += 1) trial.add({ id: String(at), price: `from ${at} to ${at}` });
  const cells = trial.result().unused.get("price (price on application)");
  expect(cells?.size).toBeLessThan(250);
  expect([...(cells?.values() ?? [])].reduce((sum, count) => sum + count, 0)).toBe(1_000);
});
