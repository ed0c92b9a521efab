import { readPostcode } from "~/domain/country/country";
import { countryOf } from "~/domain/country/country-of";
import { type DeliveryEstimate, deliveryPrice } from "~/domain/delivery/delivery-price";
import type { Coordinates } from "~/domain/location/distance";
import { primaryLocation } from "~/domain/tenant/opening-hours";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { DeliveryLookup } from "~/ports/delivery-lookup";
import type { PostcodePlaces } from "~/ports/postcode-places";
import type { DeliveryAnswer } from "./delivery-answer";

/** What the answer is found with. */
export interface DeliverySource {
  readonly config: SiteConfig;
  readonly places: Pick<PostcodePlaces, "find">;
  readonly lookup: DeliveryLookup;
}

/**
 * What bringing a vehicle to a postcode costs: asked of the outside service where one is set up, else worked out from
 * the dealer's zones and distances.
 * @param vehicle null for any vehicle of the dealer's main location
 */
export async function answerDelivery(
  typed: string,
  vehicle: Vehicle | null,
  source: DeliverySource,
): Promise<DeliveryAnswer> {
  if (typed.trim() === "") return { kind: "missing" };
  const postcode = readPostcode(countryOf(source.config.site.country), typed);
  if (postcode === null) return { kind: "malformed" };
  const estimate = await estimateFor(postcode, vehicle, source);
  return estimate === null ? { kind: "unavailable" } : { kind: "estimate", estimate };
}

async function estimateFor(
  postcode: string,
  vehicle: Vehicle | null,
  { config, places, lookup }: DeliverySource,
): Promise<DeliveryEstimate | null> {
  const { delivery, site } = config;
  const from = startOf(vehicle, config);
  if (delivery.lookupUrl !== null) {
    const stockNumber = vehicle?.stocknum ?? null;
    return lookup.estimate(delivery.lookupUrl, { postcode, stockNumber, fromPostcode: from.postcode });
  }
  const to = await places.find(site.country, postcode);
  const known = from.at ?? (from.postcode === null ? null : await places.find(site.country, from.postcode));
  return deliveryPrice(delivery, { postcode, from: known, to });
}

interface Start {
  readonly at: Coordinates | null;
  readonly postcode: string | null;
}

/**
 * Where the vehicle is: a private seller's at the seller's, any other at its location, and an unknown one at the
 * dealer's main location.
 */
function startOf(vehicle: Vehicle | null, config: SiteConfig): Start {
  if (vehicle?.private_postcode) return { at: null, postcode: vehicle.private_postcode };
  const own = config.site.locations.find(({ id }) => id === vehicle?.location_id);
  const given = vehicle?.location.address.postcode ?? null;
  const location = own ?? (given === null ? primaryLocation(config) : null);
  if (location === null) return { at: null, postcode: given };
  const { lat, long, postcode } = location.address;
  return { at: lat === null || long === null ? null : { lat, long }, postcode };
}
