import { describe, expect, it } from "vitest";
import type { FacetAttribute, RangeAttribute } from "~/domain/search/attributes";
import { testConfig, testListing } from "../../../../test/fixtures/listing";
import { modelLabel, rangeLabel, valueLabel } from "./value-labels.server";

const { source } = testListing();
const site = {
  config: testConfig(),
  t: source.t,
  format: source.format,
  urls: { dealerships: [], makes: ["Mazda", "Toyota"], makeModels: [], defaultSort: "relevant" as const },
};

describe("a value as people read it", () => {
  it.each<[FacetAttribute, string, string]>([
    ["body", "suv", "SUV"],
    ["body", "hovercraft", "hovercraft"],
    ["car_type", "demo", "Demo"],
    ["car_type", "boat", "boat"],
    ["item_type", "caravan", "Caravans"],
    ["status", "coming_soon", "Coming soon"],
    ["certified", "true", "Yes"],
    ["certified", "false", "No"],
    ["certified", "maybe", "maybe"],
    ["make_model", "Mazda CX-5", "Mazda CX-5"],
    ["make_model", "Mazda 3", "Mazda3"],
    ["make_model", "Ferrari 296", "Ferrari 296"],
    ["price_range", "20000-30000", "$20,000 to $30,000"],
    ["weekly_price_range", "100-150", "$100 to $150"],
    ["price_range", "cheap", "cheap"],
    ["price_range", "cheap-30000", "cheap-30000"],
    ["price_range", "20000-dear", "20000-dear"],
    ["colour", "grey", "Grey"],
    ["colour", "Zinger", "Zinger"],
    ["filtered_features", "Sunroof", "Sunroof"],
    ["filtered_features", "!Sunroof", "Without Sunroof"],
  ])("of %s, %s is %s", (attribute, value, label) => {
    expect(valueLabel(site, attribute, value)).toBe(label);
  });

  it("of a model under its make leaves the make out, save where both are one name (SRCH-30)", () => {
    expect(modelLabel(site, "Mazda CX-5", "Mazda")).toBe("CX-5");
    expect(modelLabel(site, "Mazda 3", "Mazda")).toBe("Mazda3");
  });
});

describe("a range as people read it", () => {
  it.each<[RangeAttribute, { min?: number; max?: number }, string]>([
    ["price", { min: 20_000, max: 60_000 }, "$20,000 to $60,000"],
    ["price", { min: 20_000, max: 20_000 }, "$20,000"],
    ["price", { min: 20_000 }, "From $20,000"],
    ["price", { max: 60_000 }, "Up to $60,000"],
    ["subscription_price", { max: 200 }, "Up to $200"],
    ["year", { min: 2017, max: 2020 }, "2017 to 2020"],
    ["year", { max: 2017 }, "2017 or older"],
    ["year", { min: 2017 }, "2017 or newer"],
    ["km", { max: 90_000 }, "Up to 90,000 km"],
  ])("of %s, %j is %s", (attribute, range, label) => {
    expect(rangeLabel(site, attribute, range).replace(/\u00A0/g, " ")).toBe(label);
  });

  it("of when stock was listed is a date", () => {
    const seconds = Date.parse("2026-03-10T00:00:00Z") / 1_000;
    const label = rangeLabel(site, "created_at_timestamp", { min: seconds });
    expect(label).toMatch(/10/);
    expect(label).toMatch(/2026/);
  });
});
