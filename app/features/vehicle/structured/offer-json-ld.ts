import { isSalePrice, shownPrice } from "~/domain/pricing/price-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { absenceOf } from "~/domain/vehicle/absence/absence";
import { isIncoming, isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { sellerId } from "./dealer-json-ld";

/**
 * The vehicle's offer at the price the page shows; a weekly price for a subscription. None while there is no price. A sold
 * vehicle's says that it is sold out, without the price, which is not shown (VDP-28); one that is gone otherwise has none.
 */
export function offerJsonLd(vehicle: Vehicle, config: SiteConfig, address: string) {
  if (absenceOf(vehicle)?.kind === "sold") return { offers: soldOut(vehicle, config, address) };
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

function soldOut(vehicle: Vehicle, config: SiteConfig, address: string) {
  const seller = { "@id": sellerId(vehicle, config) };
  return { "@type": "Offer", url: address, availability: "https://schema.org/SoldOut", seller };
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

function availability(vehicle: Vehicle): string {
  if (vehicle.reserved) return "Reserved";
  return isIncoming(vehicle) ? "PreOrder" : "InStock";
}
