import type { SiteLocation } from "../tenant/config/location";
import { openingHoursOf } from "../tenant/opening-hours";
import type { SiteConfig } from "../tenant/site-config";
import { isOpenOn, nextOpenDays } from "./free-times";

/** How many open days are offered in place of a closed one. */
const OFFERED_DAYS = 3;

/**
 * The next open days of a place, in place of one on which it is closed; null for an open day or none, and where nobody says
 * when it is open: then the dealer answers.
 */
export function openInstead(
  day: string,
  place: SiteLocation | null,
  config: Pick<SiteConfig, "site">,
): readonly string[] | null {
  if (place === null || day === "") return null;
  const hours = { week: openingHoursOf(config, place), special: place.specialHours };
  const open = nextOpenDays(day, OFFERED_DAYS, hours);
  return open.length === 0 || isOpenOn(day, hours) ? null : open;
}
