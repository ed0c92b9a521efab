import type { PriceComparison } from "~/domain/pricing/price-comparison";
import { VEHICLE_SECTIONS } from "~/domain/tenant/config/vehicle";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehiclePageView } from "~/features/vehicle/page/build-vehicle-page";
import { priceNotes } from "~/features/vehicle/price/build-price-notes";
import type { DeliveryAnswer } from "~/features/vehicle/sections/delivery/delivery-answer";
import { buildPlainFinance } from "~/features/vehicle/sections/finance/build-plain-finance";
import type { ChosenSite } from "../site/site-answer.server";
import { sampleStock } from "./vehicles.server";

const TO_FORM = { mode: "link", label: "Ask", href: "#finance-form" } as const;

/** The calculators of a vehicle's page, whichever the dealer chose, in every state that the server makes. */
export async function moneyArea(site: ChosenSite) {
  const { best } = await sampleStock(site);
  const config: SiteConfig = {
    ...site.config,
    delivery: { ...site.config.delivery, enabled: true },
    vehicle: { ...site.config.vehicle, sections: [...VEHICLE_SECTIONS] },
  };
  const all = { ...site, config };
  const at = (query: string, delivery: DeliveryAnswer | null = null) =>
    vehiclePageView(best, all, new URLSearchParams(query), { delivery, comparison: null }).calculators;
  const untouched = at("");
  const wrong = at("fin_amount=999999999&fin_deposit=x&side_amount=1&fuel_price=none&fuel_km=");
  return {
    finance: {
      untouched: untouched?.finance ?? null,
      wrong: wrong?.finance ?? null,
    },
    plain: buildPlainFinance({ path: "/finance", query: new URLSearchParams(), cta: TO_FORM }, all),
    notes: priceNotes({ ...best, price_type: "Excl. Govt. Charges" }, all, [
      {
        until: "2026-01-05T00:00:00.000Z",
        asked: { price: 88_000, offer_price: null, price_type: "Drive Away" },
      },
    ]),
    side: { untouched: untouched?.financeSide ?? null, wrong: wrong?.financeSide ?? null },
    fuel: { untouched: untouched?.fuel ?? null, wrong: wrong?.fuel ?? null },
    delivery: deliveries(at),
    comparison: {
      view: { locale: config.site.locale, currency: config.site.currency, lookup: "/none" },
      deals: deals(best),
    },
  };
}

function deliveries(
  at: (query: string, delivery: DeliveryAnswer | null) => ReturnType<typeof vehiclePageView>["calculators"],
) {
  const answered = (postcode: string, answer: DeliveryAnswer | null) =>
    at(`delivery_postcode=${postcode}`, answer)?.delivery ?? null;
  return {
    untouched: answered("", null),
    "a price": answered("4870", { kind: "estimate", estimate: { name: "Cairns", price: 890 } }),
    free: answered("4105", { kind: "estimate", estimate: { name: "Moorooka", price: 0 } }),
    "not there": answered("6798", { kind: "unavailable" }),
    "nothing typed": answered("", { kind: "missing" }),
    "wrong form": answered("41", { kind: "malformed" }),
  };
}

function deals({ price }: Vehicle): Readonly<Record<string, PriceComparison>> {
  const listed = price ?? 30_000;
  const market = {
    listing_price: listed,
    market_range_min: Math.round(listed * 0.85),
    market_range_max: Math.round(listed * 1.2),
    confidence: 0.9,
    description: null,
  };
  return {
    low: { ...market, fill: 0.1 },
    medium: { ...market, fill: 0.45, description: "Compared with 214 vehicles of the same make and model." },
    high: { ...market, fill: 0.92 },
  };
}
