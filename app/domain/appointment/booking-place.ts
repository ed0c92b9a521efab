import type { LeadRecord } from "../lead/lead-record";
import type { SiteLocation } from "../tenant/config/location";
import { primaryLocation } from "../tenant/opening-hours";
import type { SiteConfig } from "../tenant/site-config";

type Placed = Pick<LeadRecord, "fields" | "vehicle">;
type Dealer = Pick<SiteConfig, "site">;

/** Where a booking is: the place that was chosen, else where the vehicle stands, else the dealer's first. */
export function bookingPlace({ fields, vehicle }: Placed, config: Dealer): SiteLocation | null {
  const named = [fields["location_id"], fields["location"], vehicle?.yard?.id];
  const places = named.map((name) => config.site.locations.find(({ id }) => id === name));
  return places.find((place) => place !== undefined) ?? primaryLocation(config);
}

/** The zone whose clocks a booking goes by. */
export function bookingZone(lead: Placed, config: Dealer): string {
  return bookingPlace(lead, config)?.timeZone ?? config.site.timeZone;
}
