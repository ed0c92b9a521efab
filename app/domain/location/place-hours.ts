import { openingHoursOf, specialHoursOf } from "../tenant/opening-hours";
import type { SiteLocation } from "../tenant/config/location";
import type { SiteConfig } from "../tenant/site-config";
import { localTime } from "../time/local-time";
import { longDate } from "../time/long-date";
import { type HoursText, hoursTexts, openFor } from "./hours-text";
import { weekHours, weekWith } from "./week-hours";

type Words = (key: string) => string;

/** The week of a location as its table prints it: a special day of today's date in it, today's row marked (OPEN-50). */
export function placeHours(
  config: SiteConfig,
  location: SiteLocation,
  now: Date,
  t: Words,
): readonly HoursText[] {
  const { locale } = config.site;
  const timeZone = location.timeZone ?? config.site.timeZone;
  const today = localTime(now, timeZone);
  const week = weekWith(openingHoursOf(config, location), specialHoursOf(config, location), today);
  const words = { monFri: t("hours.monFri"), closed: t("hours.closed"), missing: missingHours(config, t) };
  return hoursTexts(weekHours(week), { locale, timeZone }, now, words);
}

/** A day whose hours differ, in words. */
export interface SpecialDayText {
  readonly date: string;
  /** "Christmas Eve"; "" for none. */
  readonly name: string;
  readonly hours: string;
}

/**
 * Days to come on which a location's hours differ, soonest first (LOC-07, OPEN-50).
 * @param from first day, `2026-11-21`, where the dealer is
 * @param to last day; all of them where it is left out
 */
export function specialDays(
  config: SiteConfig,
  location: SiteLocation,
  t: Words,
  from: string,
  to?: string,
): readonly SpecialDayText[] {
  const { locale } = config.site;
  return specialHoursOf(config, location)
    .filter(({ date }) => date >= from && (to === undefined || date <= to))
    .map(({ date, name, status, startHour: open, endHour: close }) => ({
      date: longDate(date, locale),
      name,
      hours:
        status === "Open" && open !== null && close !== null
          ? openFor({ open, close }, locale)
          : t("hours.closed"),
    }));
}

/** What stands in place of hours that nobody wrote: "Closed", or "By appointment only" where the dealer says so (LOC-13). */
export function missingHours({ locations }: Pick<SiteConfig, "locations">, t: Words): string {
  return locations.byAppointment ? t("hours.appointment") : t("hours.closed");
}
