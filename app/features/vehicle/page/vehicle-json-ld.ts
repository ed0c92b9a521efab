import { isSalePrice, shownPrice } from "~/domain/pricing/price-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { displayMake } from "~/domain/vehicle/make-names";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehiclePageView } from "./vehicle-page-view";

const KINDS = { car: "Car", caravan: "Vehicle", motorcycle: "Motorcycle", truck: "Vehicle" } as const;

/** The vehicle as schema.org data, for search engines. Remix escapes it when it writes the script element. */
export function vehicleJsonLd(vehicle: Vehicle, page: VehiclePageView, config: SiteConfig, address: string) {
  const [first] = page.pictures;
  const used = vehicle.car_type === "new" ? "NewCondition" : "UsedCondition";
  return {
    "@context": "https://schema.org",
    "@type": KINDS[vehicle.item_type],
    name: [page.title, page.badge].filter(Boolean).join(" "),
    brand: { "@type": "Brand", name: displayMake(vehicle.make, config.search.makeAliases) },
    model: vehicle.model,
    vehicleModelDate: String(vehicle.year),
    itemCondition: `https://schema.org/${used}`,
    sku: vehicle.stocknum,
    url: address,
    ...(first === undefined ? {} : { image: new URL(first.src, config.site.url).href }),
    ...(vehicle.vin === null ? {} : { vehicleIdentificationNumber: vehicle.vin }),
    ...(vehicle.colour === null ? {} : { color: vehicle.colour }),
    ...(vehicle.km === null
      ? {}
      : { mileageFromOdometer: { "@type": "QuantitativeValue", value: vehicle.km, unitCode: "KMT" } }),
    ...offer(vehicle, page, config, address),
  };
}

function offer(vehicle: Vehicle, { state }: VehiclePageView, config: SiteConfig, address: string) {
  const shown = shownPrice(vehicle, false);
  if (!isSalePrice(shown)) return {};
  return {
    offers: {
      "@type": "Offer",
      url: address,
      price: Math.round(shown.amount),
      priceCurrency: config.site.currency,
      availability: `https://schema.org/${state === "sold" ? "SoldOut" : "InStock"}`,
      seller: { "@type": "AutoDealer", name: config.site.name },
    },
  };
}
