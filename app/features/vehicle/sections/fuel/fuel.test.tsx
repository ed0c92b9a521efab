import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import { testConfig } from "../../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../../test/fixtures/vehicle";
import { buildFuel } from "./build-fuel";
import { FuelSection } from "./fuel-section";

const t = serverTranslator("en-AU", {});
const site = (over: Record<string, unknown> = {}) => ({
  config: testConfig(over),
  format: formatterFor("en-AU", "AUD", "Australia/Brisbane"),
  t,
  now: new Date("2026-11-21T00:00:00Z"),
});
const petrol: Partial<Vehicle> = { simple_fuel: "Petrol" };
const build = (vehicle: Partial<Vehicle> = {}, query = "", over: Record<string, unknown> = {}) =>
  buildFuel(vehicleWith(1, { ...petrol, ...vehicle }), site(over), new URLSearchParams(query));
const html = (...args: Parameters<typeof build>) => {
  const view = build(...args);
  return view === null
    ? ""
    : renderToStaticMarkup(
        <TranslationProvider t={t}>
          <FuelSection view={view} />
        </TranslationProvider>,
      );
};
const value = (name: string, markup: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(markup)?.[1];
// Only the consumption is read here.
const using = (fuelconsumptioncombined: number) =>
  ({ variant: { fuelconsumptioncombined } }) as unknown as Partial<Vehicle>;

describe("the fuel calculator's defaults", () => {
  it("FUEL-01: the price of a litre is 1.70", () => {
    expect(value("fuel_price", html())).toBe("1.70");
    expect(build({}, "", { fuel: { pricePerLitre: 2.65 } })?.typed.price).toBe("2.65");
  });

  it("FUEL-02: the distance is 250 km a week", () => {
    expect(value("fuel_km", html())).toBe("250");
    expect(build({}, "", { fuel: { kmPerWeek: 1_000 } })?.typed.km).toBe("1,000");
  });

  it("the distance may be one of the vehicle's kind", () => {
    const fuel = { kmPerWeekOf: { truck: 1_800 } };
    expect(build({ item_type: "truck" }, "", { fuel })).toMatchObject({
      typed: { km: "1,800" },
      sliders: { km: { max: 3_600 } },
    });
    expect(build({ item_type: "motorcycle" }, "", { fuel })?.typed.km).toBe("250");
  });

  it("says of a plug-in hybrid that its electricity is not counted", () => {
    expect(build({ simple_fuel: "PHEV", ...using(1.6) })?.basis).toMatch(/1\.6 L\/100 km.*charged.*extra/);
    expect(build(using(7.2))?.basis).not.toMatch(/charged/);
    expect(html({ simple_fuel: "PHEV", ...using(1.6) })).not.toMatch(/<summary[^]*\$[\d.]+[^]*<\/summary>/);
    expect(html(using(7.2))).toMatch(/<summary[^]*\$[\d.]+[^]*<\/summary>/);
  });

  it("FUEL-03: the consumption is the variant's, or 10 L/100 km", () => {
    expect(build(using(7.2))).toMatchObject({
      consumption: 7.2,
      basis: "At 7.2 L/100 km, this vehicle’s combined figure",
    });
    expect(build()).toMatchObject({
      consumption: 10,
      basis: "At 10 L/100 km, as no figure is known for this vehicle",
    });
    expect(build({}, "", { fuel: { consumption: 12 } })?.consumption).toBe(12);
  });
});

describe("the fuel calculator's answer", () => {
  it("FUEL-04: prints the week's cost on the server: 250 / 100 x 10 x 1.70", () => {
    expect(html()).toContain("$42.50");
    expect(html()).toContain("About $2,210 a year");
  });

  it("FUEL-04: works from the address alone, as a form without script sends it", () => {
    const markup = html(using(8.2), "fuel_price=2.00&fuel_km=1%2C000&fin_amount=20000");
    expect(markup).toContain("$164.00");
    expect(value("fuel_km", markup)).toBe("1,000");
    expect(markup).toContain('action="/cars/vehicle-1#fuel"');
    expect(markup).toContain('<input type="hidden" name="fin_amount" value="20000"/>');
    expect(markup).toMatch(/<button[^>]*type="submit"/);
  });

  it("says beside the field what is wrong, and gives no figure then", () => {
    const markup = html({}, "fuel_price=abc&fuel_km=0");
    expect(markup).toContain("Enter a price for a litre, up to $100.");
    expect(markup).toContain("Enter a distance, up to 100,000 km a week.");
    expect(markup).toContain("No estimate yet");
    expect(markup).toMatch(
      /name="fuel_price"[^>]*aria-invalid="true"[^>]*aria-describedby="fuel-price-error"/,
    );
    expect(html({}, "fuel_price=")).toContain("No estimate yet");
  });

  it("prints what was typed as text", () => {
    expect(html({}, "fuel_price=%3Cscript%3E")).not.toContain("<script>");
  });
});

describe("the fuel calculator's sliders", () => {
  it("reach from a step to twice the default", () => {
    expect(build()?.sliders).toEqual({
      price: { min: 0.05, max: 3.4, step: 0.05 },
      km: { min: 10, max: 500, step: 10 },
    });
  });
});

describe("no fuel calculator", () => {
  it("FUEL-05: for an electric vehicle", () => {
    expect(build({ simple_fuel: "Electric" })).toBeNull();
    expect(build({ fuel: "Electric", simple_fuel: null })).toBeNull();
    expect(build({ simple_fuel: "Hybrid" })).not.toBeNull();
  });

  it("for a caravan, nor for a vehicle that is gone", () => {
    expect(build({ item_type: "caravan", simple_fuel: null })).toBeNull();
    expect(build({ status: "sold" })).toBeNull();
  });
});
