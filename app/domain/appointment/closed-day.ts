import type { SiteLocation } from "../tenant/config/location";
import { openingHoursOf, specialHoursOf } from "../tenant/opening-hours";
import type { SiteConfig } from "../tenant/site-config";
import { localTime } from "../time/local-time";
import { closingTime, dayAfter, isOpenOn, nextOpenDays } from "./free-times";

/** How many open days are offered in place of a closed one. */
const OFFERED_DAYS = 3;

/** Why nobody can come to a place on a day. */
export interface ClosedDay {
  /** `over`: it was open that day, and has closed already. */
  readonly why: "closed" | "over";
  /** The next days on which it is open. */
  readonly open: readonly string[];
}

/**
 * Why a place is closed on a day, and when it is open instead; null for an open day or none, and where nobody says when it is
 * open: then the dealer answers.
 */
export function closedDay(
  day: string,
  place: SiteLocation | null,
  config: Pick<SiteConfig, "site">,
  now: Date,
): ClosedDay | null {
  if (place === null || day === "") return null;
  const hours = { week: openingHoursOf(config, place), special: specialHoursOf(config, place) };
  const here = localTime(now, place.timeZone ?? config.site.timeZone);
  const isOpen = isOpenOn(day, hours);
  const isTodayOver = (closingTime(here.date, hours) ?? "") <= here.clock;
  const first = isTodayOver ? dayAfter(here.date, 1) : here.date;
  const isOver = isOpen && day < first;
  const open = nextOpenDays(day < first ? first : day, OFFERED_DAYS, hours);
  return open.length === 0 || (isOpen && !isOver) ? null : { why: isOver ? "over" : "closed", open };
}
