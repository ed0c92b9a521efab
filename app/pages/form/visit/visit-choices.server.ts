import type { FreeDay } from "~/domain/appointment/free-times";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { FormChoices } from "~/features/forms/form-choices";
import { dayText, timeText } from "~/request/visit-words.server";

/** The free days as choices of a form, with the times of the one that is chosen. */
export function visitChoices(
  days: readonly FreeDay[],
  times: readonly string[],
  config: Pick<SiteConfig, "site">,
): FormChoices {
  return {
    booking_date: days.map(({ date }) => ({ value: date, label: dayText(date, config) })),
    booking_time: times.map((time) => ({ value: time, label: timeText(time, config) })),
  };
}
