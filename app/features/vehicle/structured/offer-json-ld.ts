import { isSalePrice, shownPrice } from "~/domain/pricing/price-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { dealerId } from "./dealer-json-ld";

/**
 * The vehicle's offer at the price the page shows. None where the page shows no price to buy at: while there is none,
 * by subscription, and of a vehicle that is gone and has lost its price (VDP-28).
 */
export function offerJsonLd(vehicle: Vehicle, config: SiteConfig, address: string) {
  const shown = shownPrice(vehicle, config.features.subscriptions);
  if (!isInStock(vehicle) || !isSalePrice(shown)) return {};
  return {
    offers: {
      "@type": "Offer",
      url: address,
      price: Math.round(shown.amount),
      priceCurrency: config.site.currency,
      availability: `https://schema.org/${availability(vehicle)}`,
      seller: { "@id": dealerId(config) },
    },
  };
}

function availability({ reserved, status, preorder }: Vehicle): string {
  if (reserved) return "Reserved";
  return preorder || status === "coming_soon" ? "PreOrder" : "InStock";
}
