import { expect, it } from "vitest";
import { feedMappingSchema } from "./feed-mapping";
import type { FeedRow } from "./file/feed-file";
import { createRowReader } from "./row-to-vehicle";

const OWNER = {
  dealershipId: "yard",
  dealershipName: "Yard",
  dealershipSlug: "yard",
  country: "au",
  currency: "AUD",
  now: "2026-05-01T00:00:00.000Z",
};
const MAPPING = feedMappingSchema.parse({
  identity: ["stock"],
  fields: {
    name: { from: "name" },
    make: { default: "Kia" },
    model: { default: "Rio" },
    year: { from: "year", as: "year" },
    car_type: { default: "used" },
    stocknum: { from: "stock" },
    km: { from: "km", as: "kilometres" },
    seats: { from: "seats", as: "number" },
    video_url: { from: "video" },
    rego_expiry: { from: "rego", as: "date" },
    standardEquipment: { from: "equipment", as: "list" },
    "variant.fuelconsumptioncombined": { from: "consumption", as: "consumption" },
  },
});
const ROW = { stock: "A1", name: "2020 Kia Rio", year: "2020", equipment: ["Tow bar"] };

function read(change: FeedRow) {
  const outcome = createRowReader(MAPPING, OWNER)({ ...ROW, ...change });
  if (!("vehicle" in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

// code 0.C
it.each([
  ["video_url", { video: "n/a" }],
  ["video_url", { video: "www.youtube.com/x" }],
  ["seats", { seats: "500" }],
  ["standardEquipment.1", { equipment: ["Tow bar", "x".repeat(201)] }],
])("one bad %s leaves the vehicle on sale without it, and is told: %j", (field, change) => {
  const { vehicle, left, repairs } = read(change);
  expect(left.map((one) => one.field)).toEqual([field]);
  expect(repairs.map(({ code }) => code)).toContain("field-left-out");
  expect(vehicle).toMatchObject({ video_url: null, seats: null, standardEquipment: ["Tow bar"] });
});

it.each(["31/02/2026", "31/11/2026"])("a day that is in no calendar is none: %s", (rego) => {
  const { vehicle, repairs } = read({ rego });
  expect(vehicle.rego_expiry).toBeNull();
  expect(repairs.map(({ code }) => code)).toContain("date-unreadable");
});

it.each([
  ["45k", 45_000],
  ["85,000 miles", 136_794],
])("an odometer of %s is read as it is meant: %d km", (km, value) => {
  expect(read({ km }).vehicle.km).toBe(value);
});

it("a decimal comma is one", () => {
  expect(read({ consumption: "7,5" }).vehicle.variant?.fuelconsumptioncombined).toBe(7.5);
});

it("too many items of equipment do not take the vehicle off sale", () => {
  const equipment = Array.from({ length: 301 }, (_, at) => `Part ${at}`);
  const { vehicle, left } = read({ equipment });
  expect(vehicle.name).toBe("2020 Kia Rio");
  expect(left).toHaveLength(1);
});

it.each([
  ["year", { year: "2060" }],
  ["stock", { stock: "" }],
])("identity and year reject a row: %s", (word, change) => {
  const outcome = createRowReader(MAPPING, OWNER)({ ...ROW, ...change });
  expect("reason" in outcome && outcome.reason).toContain(word);
});
