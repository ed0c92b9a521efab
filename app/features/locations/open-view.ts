import { dateFormat } from "~/domain/text/intl-formats";
import type { PageSite } from "~/domain/content/page-frame";
import { type OpenState, openState, todayIsMissing } from "~/domain/location/open-state";
import { missingHours } from "~/domain/location/place-hours";
import type { SiteLocation } from "~/domain/tenant/config/location";
import { openingHoursOf, specialHoursOf } from "~/domain/tenant/opening-hours";
import { clockText } from "~/domain/time/clock-text";
import { localTime } from "~/domain/time/local-time";
import type { OpenView } from "./location-views";

/** Whether a location is open now, on its own clock, in words. */
export function openView(location: SiteLocation, { config, now, t }: PageSite): OpenView {
  const hours = { week: openingHoursOf(config, location), special: specialHoursOf(config, location) };
  const timeZone = location.timeZone ?? config.site.timeZone;
  const state = openState(hours, now, timeZone);
  const isToday = state.kind === "open" || (state.kind === "opens" && state.inDays === 0);
  // A day without hours is neither open nor shut: it is by appointment, where the dealer says so (LOC-13).
  const isMissing = !isToday && todayIsMissing(hours, localTime(now, timeZone));
  if (state.kind === "unknown" || (isMissing && config.locations.byAppointment))
    return { isOpen: false, text: missingHours(config, t) };
  return { isOpen: state.kind === "open", text: textOf(state, config.site.locale, t) };
}

function textOf(state: Exclude<OpenState, { kind: "unknown" }>, locale: string, t: PageSite["t"]): string {
  switch (state.kind) {
    case "open":
      return t("locations.open.until", { time: clockText(state.until, locale) });
    case "closed":
      return t("locations.open.closed");
    case "opens": {
      const time = clockText(state.from, locale);
      if (state.inDays === 0) return t("locations.open.later", { time });
      if (state.inDays === 1) return t("locations.open.tomorrow", { time });
      const day = dayOf(state.date, state.inDays, locale);
      return t("locations.open.onDay", { day, time });
    }
  }
}

/** Within a week its name is enough. */
function dayOf(date: string, inDays: number, locale: string): string {
  const far = inDays > 6 ? ({ day: "numeric", month: "long" } as const) : {};
  const format = dateFormat(locale, { weekday: "long", ...far, timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}
