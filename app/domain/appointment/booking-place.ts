import type { LeadRecord } from "../lead/lead-record";
import type { SiteLocation } from "../tenant/config/location";
import { primaryLocation } from "../tenant/opening-hours";
import type { SiteConfig } from "../tenant/site-config";

type Placed = Pick<LeadRecord, "fields" | "vehicle">;
type Dealer = Pick<SiteConfig, "site">;
interface Placing {
  readonly site: Pick<SiteConfig["site"], "locations">;
}

/** The dealer's own place that a lead names: the one that was chosen, else where the vehicle stands; null for none. */
export function namedPlace({ fields, vehicle }: Placed, { site }: Placing): SiteLocation | null {
  const named = [fields["location_id"], fields["location"], fields["preferredDealership"], vehicle?.yard?.id];
  const places = named.map((name) => site.locations.find(({ id }) => id === name));
  return places.find((place) => place !== undefined) ?? null;
}

/** Where a booking is: the place that it names, else the dealer's first. */
export function bookingPlace(lead: Placed, config: Placing): SiteLocation | null {
  return namedPlace(lead, config) ?? primaryLocation(config);
}

/** The place that a visit was at until a step moved it to another of the dealer's; null where it is as before. */
export function placeLeft(before: Placed, lead: Placed, config: Placing): SiteLocation | null {
  const place = bookingPlace(before, config);
  return place === null || place.id === bookingPlace(lead, config)?.id ? null : place;
}

/** The zone whose clocks a booking goes by. */
export function bookingZone(lead: Placed, config: Dealer): string {
  return bookingPlace(lead, config)?.timeZone ?? config.site.timeZone;
}
