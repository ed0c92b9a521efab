import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Asked } from "~/domain/pricing/history/price-history";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { TranslationProvider } from "~/i18n/translation";
import { financedVehicle, financeSite } from "../../../../test/fixtures/financed";
import { vehiclePageView } from "../page/build-vehicle-page";
import { VehicleSide } from "../page/vehicle-side";
import { vehicleSheet } from "../print/build-sheet.server";

type Changes = NonNullable<Parameters<typeof financedVehicle>[1]>;
const PAST = {
  until: "2026-01-05T00:00:00.000Z",
  asked: { price: 30_000, offer_price: null, price_type: "Drive Away" } satisfies Asked,
};

/** What stands beside the price of a vehicle, on its page and on paper. */
function notesOf(changes: Changes, pricing: Partial<SiteConfig["pricing"]> = {}, past = [PAST]) {
  const site = financeSite({}, { pricing, features: { subscriptions: true } });
  const vehicle = financedVehicle({}, { price: 28_500, price_type: "Drive Away", ...changes });
  const answers = { delivery: null, comparison: null, pastPrices: past };
  const page = vehiclePageView(vehicle, site, new URLSearchParams(), answers);
  const element: ReactNode = <VehicleSide page={page} withTitle />;
  const html = renderToStaticMarkup(<TranslationProvider t={site.t}>{element}</TranslationProvider>);
  const [, notes = ""] = /<div id="price-notes"[^>]*>(.*?)<div id="finance-side/s.exec(html) ?? [];
  const text = notes.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  return { text, folds: notes.split("<details").length - 1, sheet: vehicleSheet(vehicle, site) };
}

describe("what is folded beside a price", () => {
  it("is what the price includes, with the dealer's own words, on paper too (PRICE-16)", () => {
    const { text, sheet } = notesOf({}, { notes: ["Prices hold for a week."] }, []);
    expect(text).toContain(
      "What’s included Included GST, stamp duty, registration, compulsory third-party insurance and dealer delivery",
    );
    expect(text).toContain("This is all you pay to drive it away. Prices hold for a week.");
    expect(sheet.priceNotes[0]).toMatch(/^Included: GST, stamp duty/);
    expect(sheet.priceNotes.at(-1)).toBe("Prices hold for a week.");
  });

  it("names what comes on top", () => {
    const { text } = notesOf({ price_type: "Plus On Road Costs" }, {}, []);
    expect(text).toMatch(/Included GST Added on top stamp duty, .* and dealer delivery/);
    expect(text).not.toContain("all you pay");
  });

  it("is what the vehicle was to be had for before, and only of one whose price changed (PRICE-17)", () => {
    expect(notesOf({}).text).toMatch(
      /Price history From Price 5 Jan 2026 \$28,500 Drive Away Before that \$30,000 Drive Away/,
    );
    expect(notesOf({ price: 30_000 }).folds).toBe(1);
  });

  it.each<Changes>([{ price: null, price_type: null }, { status: "sold" }, { subscription_price: 150 }])(
    "is nothing of a vehicle that has no price to buy at: %o",
    (changes) => {
      const { folds, sheet } = notesOf(changes);
      expect(folds).toBe(0);
      if (changes.status === "sold") expect(sheet).toMatchObject({ priceNotes: [], estimate: null });
    },
  );
});
