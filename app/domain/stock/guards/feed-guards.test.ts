import { describe, expect, it } from "vitest";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { coverageMark, coverageOf, droppedFields, missingColumns } from "./feed-guards";
import { feedMappingSchema } from "../feed-mapping";

const mapping = feedMappingSchema.parse({
  identity: ["Stock"],
  fields: {
    make: { from: "Make" },
    km: { from: "Kilometers" },
    name: { template: "{Year} {Make}" },
    body: { from: ["Body", "Shape"] },
    video_url: { from: "Video", optional: true },
  },
});

describe("missingColumns", () => {
  it("is empty when the file has what the mapping reads", () => {
    expect(missingColumns(mapping, new Set(["Stock", "Make", "Kilometers", "Year", "Shape"]))).toEqual([]);
  });

  it("names the column, the field, and what there is instead", () => {
    expect(missingColumns(mapping, new Set(["Stock", "Make", "Kilometres", "Year", "Body"]))).toEqual([
      "column `Kilometers` (km) is not in the file; it has: Body, Kilometres, Make, Stock, Year",
    ]);
  });

  it("asks for one of several columns, for every column of a template and for the identity", () => {
    expect(missingColumns(mapping, new Set(["Make", "Kilometers"]))).toEqual([
      "column `Stock` (identity) is not in the file; it has: Kilometers, Make",
      "column `Year` (name) is not in the file; it has: Kilometers, Make",
      "column `Body` or `Shape` (body) is not in the file; it has: Kilometers, Make",
    ]);
  });

  it("says once that a file has nothing of it", () => {
    expect(missingColumns(mapping, new Set(["Service temporarily unavailable"]))).toEqual([
      "none of the columns that the mapping reads is in the file; it has: Service temporarily unavailable",
    ]);
  });

  it("says nothing of a file without rows, and cuts a list that does not end", () => {
    expect(missingColumns(mapping, new Set())).toEqual([]);
    const many = new Set(Array.from({ length: 100 }, (_, at) => `c${at}`));
    expect(missingColumns(mapping, many)[0]).toMatch(/c44, … 60 more$/);
  });
});

const vehicles = (count: number, change: Parameters<typeof vehicleWith>[1]) =>
  Array.from({ length: count }, (_, at) => coverageMark(vehicleWith(at + 1, change)));

describe("coverageOf and droppedFields", () => {
  it("counts how many vehicles have each field", () => {
    const { price, km, images } = coverageOf([
      ...vehicles(3, { price: 20_000, km: 0, images: [] }),
      ...vehicles(1, { price: null, km: null, images: [] }),
    ]);
    expect({ price, km, images }).toEqual({ price: 0.75, km: 0.75, images: 0 });
  });

  it("tells of a feed that hides vehicles", () => {
    const shown = coverageOf(vehicles(10, {}));
    const hidden = coverageOf([...vehicles(4, { show_on_dealer_website: false }), ...vehicles(6, {})]);
    expect(droppedFields(shown, hidden, 0.3)).toEqual([
      "show_on_dealer_website: 60 % of the vehicles have it, 100 % of those published",
    ]);
  });

  it("tells of a field that falls by more than the share, and of no other", () => {
    const before = coverageOf(vehicles(10, { price: 20_000, km: 5 }));
    const after = coverageOf([
      ...vehicles(6, { price: null, km: 5 }),
      ...vehicles(4, { price: 20_000, km: 5 }),
    ]);
    expect(droppedFields(before, after, 0.3)).toEqual([
      "price: 40 % of the vehicles have it, 100 % of those published",
    ]);
    expect(droppedFields(before, after, 0.6)).toEqual([]);
    expect(droppedFields(after, before, 0.1)).toEqual([]);
  });

  it("has nothing to compare with at first", () => {
    const none = coverageOf([]);
    expect(droppedFields(none, coverageOf(vehicles(2, { price: null })), 0)).toEqual([]);
  });
});
