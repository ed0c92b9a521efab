import { describe, expect, it } from "vitest";
import type { ValuedVehicle } from "~/ports/vehicle-valuation";
import { siteConfig } from "../../../test/fixtures/site";
import { tableValuation } from "./table-valuation.server";

const config = siteConfig({
  trade: {
    questions: [{ id: "body", label: "Body?", type: "yesNo", effects: [{ answer: "Yes", percent: -10 }] }],
  },
});
const corolla: ValuedVehicle = {
  make: "Toyota",
  model: "Corolla Ascent Sport",
  year: 2021,
  kms: 70_000,
  rego: null,
  regoState: null,
  answers: [],
};
const value = (change: Partial<ValuedVehicle> = {}, site = config) =>
  tableValuation(site, { ...corolla, ...change }, 2026);
const offer = (change: Partial<ValuedVehicle> = {}, site = config) => value(change, site)?.offer ?? 0;

describe("the demonstration's table", () => {
  it("gives a range of whole hundreds with the offer in it", () => {
    const { low = 0, high = 0, offer: between = 0 } = value() ?? {};
    expect(low).toBeGreaterThan(5_000);
    expect(high).toBeLessThan(29_610);
    expect([low % 100, high % 100, between % 50]).toEqual([0, 0, 0]);
    expect(between).toBeGreaterThan(low);
    expect(between).toBeLessThan(high);
  });

  it("falls with age and kilometres, and never to nothing", () => {
    const years = [2026, 2025, 2023, 2021, 2016, 2008].map((year) => offer({ year, kms: 60_000 }));
    expect([...years].sort((a, b) => b - a)).toEqual(years);
    expect(years.at(-1)).toBeGreaterThan(0);
    expect(offer({ kms: 20_000 })).toBeGreaterThan(offer({ kms: 70_000 }));
    expect(offer({ kms: 70_000 })).toBeGreaterThan(offer({ kms: 160_000 }));
  });

  it("knows the badge by its name, and takes a middle one where none is named", () => {
    expect(offer({ model: "Corolla ZR Hybrid" })).toBeGreaterThan(offer({ model: "corolla ascent sport" }));
    expect(offer({ model: "Corolla" })).toBeGreaterThan(offer({ model: "Corolla Ascent Sport" }));
  });

  it("tells models apart that begin alike", () => {
    expect(offer({ model: "Corolla Cross GXL", year: 2023 })).not.toBe(
      offer({ model: "Corolla", year: 2023 }),
    );
    expect(offer({ model: "COROLLA-CROSS  gxl", year: 2023 })).toBe(
      offer({ model: "Corolla Cross GXL", year: 2023 }),
    );
  });

  it("takes off what the answers say", () => {
    const damaged = offer({ answers: [{ id: "body", answer: "Yes" }] });
    expect(damaged / offer()).toBeCloseTo(0.9, 1);
  });

  it("knows nothing of a model that is not in it, was not built that year, or has no kilometres", () => {
    expect(value({ model: "Corollary" })).toBeNull();
    expect(value({ model: "Zephyr" })).toBeNull();
    expect(value({ make: "Trabant" })).toBeNull();
    expect(value({ model: "Corolla Cross", year: 2015 })).toBeNull();
    expect(value({ kms: null })).toBeNull();
  });

  it("values a caravan without an odometer", () => {
    expect(offer({ make: "Jayco", model: "Journey Outback", kms: null })).toBeGreaterThan(10_000);
  });

  it("has the prices of the dealer's country", () => {
    expect(offer({}, siteConfig({ site: { country: "nz" } }))).toBeGreaterThan(offer({}, siteConfig()));
  });
});
