import { salePrice } from "../pricing/price-rule";
import type { SiteConfig } from "../tenant/site-config";
import { isIncoming, isInStock } from "../vehicle/stock-status";
import type { Vehicle } from "../vehicle/vehicle";
import type { LeadVehicle, LeadYard } from "./lead-record";

/** What a lead keeps of the vehicle it is about: of one that is not there no price, as its page has none. */
export function vehicleOfLead(vehicle: Vehicle): LeadVehicle {
  const price = isInStock(vehicle) ? salePrice(vehicle) : null;
  const terms = vehicle.price_type?.trim() ?? "";
  const { name, slug, year, make, model, badge, car_type, stocknum, vin, km } = vehicle;
  return {
    name,
    slug,
    year,
    make,
    model,
    badge,
    carType: car_type,
    stockNumber: stocknum === "" ? null : stocknum,
    vin,
    body: vehicle.body ?? vehicle.simple_body,
    transmission: vehicle.trans ?? vehicle.simple_transmission,
    colour: vehicle.colour ?? vehicle.simple_colour,
    km,
    price: price?.amount ?? null,
    priceTerms: price === null || terms === "" ? null : terms,
    picture: vehicle.images[0]?.image.url ?? null,
    yard: yardOf(vehicle.location),
    incoming: isIncoming(vehicle),
  };
}

function yardOf({ id, name, address }: Vehicle["location"]): LeadYard {
  const { street, city, state, postcode } = address;
  return { id, name, street, suburb: city, state, postcode };
}

/** Whether a dealer lists the vehicles of a dealership; false for a dealer that is not served here (null). */
export function sellsFor(config: Pick<SiteConfig, "site"> | null, dealershipId: string): boolean {
  return config?.site.dealerships.some(({ id }) => id === dealershipId) === true;
}
