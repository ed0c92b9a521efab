import type { OpeningHoursEntry, SiteLocation } from "~/domain/tenant/config/location";
import type { LocalTime } from "~/domain/time/local-time";

/** Whether the doors are open; times as `HH:MM` of the site's zone. */
export type TodayHours =
  | { readonly state: "open"; readonly until: string }
  | { readonly state: "later"; readonly from: string }
  | { readonly state: "over" }
  | { readonly state: "closed" }
  /** Words of the dealer's own in place of hours. */
  | { readonly state: "words"; readonly words: string }
  /** Nobody wrote hours for this day (LOC-13). */
  | { readonly state: "missing" };

/** What a visitor finds today. Special days (ENT-25) go before the week. */
export function todayHours(
  week: readonly OpeningHoursEntry[],
  special: SiteLocation["specialHours"],
  now: LocalTime,
): TodayHours {
  const exception = special.find((day) => day.date === now.date);
  if (exception !== undefined) {
    const { status, startHour: open, endHour: close } = exception;
    return within([{ status, open, close }], now) ?? { state: "closed" };
  }
  const regular = week.filter((day) => day.weekday === now.weekday);
  const [first] = regular;
  if (first === undefined) return { state: "missing" };
  const { formattedHours: words } = first;
  return within(regular, now) ?? (words === "" ? { state: "closed" } : { state: "words", words });
}

/** Null on a day without opening times; a day may have two, for a break at noon. */
function within(
  entries: readonly Pick<OpeningHoursEntry, "status" | "open" | "close">[],
  { clock }: LocalTime,
): TodayHours | null {
  const spans = entries
    .flatMap(({ status, open, close }) =>
      status === "Closed" || open === null || close === null ? [] : [{ open, close }],
    )
    .sort((a, b) => (a.open < b.open ? -1 : 1));
  if (spans.length === 0) return null;
  const next = spans.find(({ close }) => clock < close);
  if (next === undefined) return { state: "over" };
  return clock < next.open ? { state: "later", from: next.open } : { state: "open", until: next.close };
}
