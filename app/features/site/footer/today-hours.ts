import type { OpeningHoursEntry, SiteLocation } from "~/domain/tenant/config/location";
import type { LocalTime } from "~/domain/time/local-time";

/** Whether the doors are open; times as `HH:MM` of the site's zone. */
export type TodayHours =
  | { readonly state: "open"; readonly until: string }
  | { readonly state: "later"; readonly from: string }
  | { readonly state: "over" }
  | { readonly state: "closed" };

/**
 * What a visitor finds today. Special days (ENT-25) go before the week.
 * @returns null when nothing is known about today
 */
export function todayHours(
  week: readonly OpeningHoursEntry[],
  special: SiteLocation["specialHours"],
  now: LocalTime,
): TodayHours | null {
  const exception = special.find((day) => day.date === now.date);
  const regular = week.find((day) => day.weekday === now.weekday);
  const status = exception?.status ?? regular?.status;
  if (status === undefined) return null;
  const open = exception === undefined ? regular?.open : exception.startHour;
  const close = exception === undefined ? regular?.close : exception.endHour;
  if (status === "Closed" || open == null || close == null) return { state: "closed" };
  if (now.clock < open) return { state: "later", from: open };
  return now.clock < close ? { state: "open", until: close } : { state: "over" };
}
