import { isSalePrice, shownPrice } from "~/domain/pricing/price-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { sellerId } from "./dealer-json-ld";

/**
 * The vehicle's offer at the price the page shows; a weekly price for a subscription. Null while there is no price, and
 * for a vehicle that is gone, whose price is not shown (VDP-28).
 */
export function offerJsonLd(vehicle: Vehicle, config: SiteConfig, address: string) {
  const shown = shownPrice(vehicle, config.features.subscriptions);
  if (!isInStock(vehicle) || shown.kind === "none" || shown.kind === "preorder") return {};
  return {
    offers: {
      "@type": "Offer",
      url: address,
      ...(isSalePrice(shown) ? salePrice(shown.amount, config) : weeklyPrice(shown.amount, config)),
      availability: `https://schema.org/${availability(vehicle)}`,
      seller: { "@id": sellerId(vehicle, config) },
    },
  };
}

function salePrice(amount: number, { site }: SiteConfig) {
  return { price: Math.round(amount), priceCurrency: site.currency };
}

/**
 * A weekly price: without its unit it would be read as the price of the vehicle. `WEE` is the UN/CEFACT code of a week.
 */
function weeklyPrice(amount: number, { site }: SiteConfig) {
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: Math.round(amount),
      priceCurrency: site.currency,
      unitCode: "WEE",
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "WEE" },
    },
  };
}

function availability({ reserved, status, preorder }: Vehicle): string {
  if (reserved) return "Reserved";
  return preorder || status === "coming_soon" ? "PreOrder" : "InStock";
}
