import { describe, expect, it } from "vitest";
import { feedMappingSchema } from "../feed-mapping";
import { namelessReason } from "./identity-words";
import { createRowReader } from "../row-to-vehicle";
import { owner } from "../../../../test/fixtures/feed-owner";

describe("a cell that should name a vehicle", () => {
  it.each([
    "N/A",
    "#N/A",
    "n/a",
    "TBA",
    "tbc",
    "NULL",
    "none",
    "Unknown",
    "-",
    "--",
    "?",
    "#REF!",
    "#DIV/0!",
    "1.00E+05",
    "1E+12",
    "1,2E+5",
    "",
  ])("names none: %s", (text) => {
    expect(namelessReason(text)).not.toBeNull();
  });

  it.each(["A1", "0", "1", "NA12", "NONE1", "TBA1", "1E5", "7E12", "E+5", "X-1", "N/A1", "1.5"])(
    "may be a name: %s",
    (text) => {
      expect(namelessReason(text)).toBeNull();
    },
  );
});

const fields = {
  make: { default: "Ford" },
  model: { default: "Focus" },
  year: { default: 2020 },
  car_type: { default: "used" },
  stocknum: { from: "Stock" },
  vin: { from: "VIN" },
};

describe("a row whose identity is a word for nothing", () => {
  it("is rejected, with the reason", () => {
    const read = createRowReader(feedMappingSchema.parse({ identity: ["Stock"], fields }), owner);
    expect(read({ Stock: "N/A" })).toMatchObject({
      reason: 'no Stock to know it by: "N/A" is no number of a vehicle',
      id: null,
    });
    expect(read({ Stock: "1.00E+05" })).toMatchObject({
      reason: "no Stock to know it by: a spreadsheet has shortened it to 1.00E+05",
    });
    expect(read({ Stock: "" })).toMatchObject({ reason: "no Stock to know it by" });
  });

  it("is a vehicle where another column of it says more", () => {
    const read = createRowReader(feedMappingSchema.parse({ identity: ["Stock", "VIN"], fields }), owner);
    const outcome = read({ Stock: "N/A", VIN: "1FADP3F20EL123456" });
    expect(outcome).toMatchObject({ vehicle: { vin: "1FADP3F20EL123456" } });
  });

  it("has no chassis number that a spreadsheet has shortened, and is told so", () => {
    const read = createRowReader(feedMappingSchema.parse({ identity: ["Stock"], fields }), owner);
    expect(read({ Stock: "A1", VIN: "1.23457E+16" })).toMatchObject({
      vehicle: { vin: null },
      left: [{ field: "vin", value: "1.23457E+16" }],
      repairs: [{ code: "price-missing" }, { code: "field-left-out", field: "vin" }],
    });
    expect(read({ Stock: "A1", VIN: "1234567890123456E" })).toMatchObject({ left: [] });
  });

  it("shows no shopper the word as a stock number", () => {
    const read = createRowReader(feedMappingSchema.parse({ identity: ["VIN"], fields }), owner);
    const outcome = read({ Stock: "TBA", VIN: "1FADP3F20EL123456" });
    expect("vehicle" in outcome && outcome.vehicle.stocknum).toMatch(/^L\d{8}$/);
  });
});
