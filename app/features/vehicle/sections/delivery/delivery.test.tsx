import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import { testConfig } from "../../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../../test/fixtures/vehicle";
import { buildDelivery } from "./build-delivery";
import type { DeliveryAnswer } from "./delivery-answer";
import { DeliverySection } from "./delivery-section";
import { pastedPostcode } from "./use-delivery";

const SORRY =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";
const t = serverTranslator("en-AU", {});
const config = (over: Record<string, unknown> = {}) =>
  testConfig({
    delivery: { enabled: true, zones: [{ name: "All", postcodes: ["0000-9999"], price: 1 }] },
    ...over,
  });
const build = (answer: DeliveryAnswer | null, query = "", vehicle: Partial<Vehicle> = {}, over = {}) =>
  buildDelivery(
    vehicleWith(1, vehicle),
    {
      config: config(over),
      format: formatterFor("en-AU", "AUD", "Australia/Brisbane"),
      t,
      now: new Date("2026-11-21T00:00:00Z"),
    },
    new URLSearchParams(query),
    answer,
  );
const html = (...args: Parameters<typeof build>) => {
  const view = build(...args);
  if (view === null) throw new Error("no delivery section");
  return renderToStaticMarkup(
    <TranslationProvider t={t}>
      <DeliverySection view={view} />
    </TranslationProvider>,
  ).replaceAll("&#x27;", "'");
};
const asked = "delivery_postcode=4350&fuel_km=300";
const toowoomba: DeliveryAnswer = { kind: "estimate", estimate: { name: "Toowoomba QLD", price: 1_220 } };

describe("the delivery estimate", () => {
  it.each([" 4000 ", "4000\n", "QLD 4000"])("takes all digits of %j when it is pasted", (text) => {
    expect(pastedPostcode(text, 4)).toBe("4000");
  });

  it("DELIV-01: is idle until it is asked", () => {
    expect(build(null)?.answer).toEqual({ state: "idle" });
    const markup = html(null);
    expect(markup).toContain("Your price shows here.");
    expect(markup).toContain('action="/cars/vehicle-1#delivery"');
    expect(markup).toMatch(/name="delivery_postcode"[^>]*inputMode="numeric"[^>]*maxLength="4"/i);
  });

  it("DELIV-03: shows region name and price, from the address alone as without script", () => {
    const markup = html(toowoomba, asked);
    expect(markup).toContain("Delivery to Toowoomba QLD:");
    expect(markup).toContain("$1,220");
    expect(markup).toContain('value="4350"');
    expect(markup).toContain('<input type="hidden" name="fuel_km" value="300"/>');
    expect(markup).not.toContain(SORRY);
  });

  it("DELIV-03: says that a price of nothing is free", () => {
    expect(html({ kind: "estimate", estimate: { name: "Brisbane", price: 0 } }, asked)).toContain("Free");
  });

  it("DELIV-02, ERR-13, COPY-50: asks for a missing postcode beside the field", () => {
    const markup = html({ kind: "missing" }, "delivery_postcode=");
    expect(markup).toMatch(/id="delivery-postcode-error".*Please enter a postcode\./);
    expect(markup).toMatch(/aria-invalid="true"[^>]*aria-describedby="delivery-postcode-error"/);
    expect(markup).not.toContain(SORRY);
  });

  it("COPY-22, OPEN-95: a postcode of another form is pointed out beside the field, and gets no estimate", () => {
    const markup = html({ kind: "malformed" }, "delivery_postcode=435");
    expect(markup).toContain("Invalid postcode. Please enter a 4-digit number.");
    expect(markup).toContain(SORRY);
    expect(
      build({ kind: "malformed" }, "", {}, { site: { ...config().site, country: "nz" } })?.malformed,
    ).toBe("Invalid postcode. New Zealand postcodes have 4 digits, such as 1010.");
  });

  it("DELIV-04, ERR-12, COPY-51: says sorry where there is no estimate", () => {
    const markup = html({ kind: "unavailable" }, asked);
    expect(markup).toContain(SORRY);
    expect(markup).toContain('aria-invalid="false"');
  });

  it("is not there unless the dealer offers it, nor for a vehicle that is gone", () => {
    expect(build(null, "", {}, { delivery: {} })).toBeNull();
    expect(build(null, "", { status: "sold" })).toBeNull();
  });
});
