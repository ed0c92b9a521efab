import { toUnits } from "~/domain/checkout/deposit";
import type { Money } from "~/domain/checkout/order";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { exactMoney } from "~/i18n/money-format";

type Site = Pick<SiteConfig, "site">;

/** An amount as it is charged: cents only where there are any. */
export function amountText(money: Money, { site }: Site): string {
  return exactMoney(site.locale, money.currency)(toUnits(money));
}

/** A moment where the dealer is: "Mon 23 Nov, 5:42 pm". */
export function momentText(iso: string, { site }: Site): string {
  const text = new Intl.DateTimeFormat(site.locale, {
    timeZone: site.timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(iso));
  // Day and time stay whole at the end of a line; it may end after a comma.
  return text.replace(/(?<!,) /g, "\u00a0");
}

/** The hour of a moment where the dealer is: "5:42 pm". */
export function hourText(iso: string, { site }: Site): string {
  return new Intl.DateTimeFormat(site.locale, {
    timeZone: site.timeZone,
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(iso));
}
