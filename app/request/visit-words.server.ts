import { dateFormat } from "~/domain/text/intl-formats";
import { clockText } from "~/domain/time/clock-text";
import type { SiteConfig } from "~/domain/tenant/site-config";

type Dealer = Pick<SiteConfig, "site">;

/** A day of a visit, `2026-11-23`, as a shopper chooses it: "Monday 23 November". */
export function dayText(date: string, { site }: Dealer): string {
  const format = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return dateFormat(site.locale, format).format(new Date(`${date}T00:00:00Z`));
}

/** Day and time of a visit, `2026-11-23` and `09:30`: "Monday 23 November 2026 at 9:30 am", as the language joins them. */
export function visitText(date: string, time: string, { site }: Dealer): string {
  const format = { dateStyle: "full", timeStyle: "short", timeZone: "UTC" } as const;
  return dateFormat(site.locale, format).format(new Date(`${date}T${time}:00Z`));
}

/** A time of a visit, `09:30`, as the language writes it and its letters do: "9:30 am". */
export function timeText(time: string, { site }: Dealer): string {
  return clockText(time, site.locale);
}
