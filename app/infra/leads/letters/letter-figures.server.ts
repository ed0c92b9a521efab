import { dateFormat } from "~/domain/text/intl-formats";
import { readPlainAmount, toUnits } from "~/domain/checkout/deposit";
import type { Money } from "~/domain/checkout/order";
import { countryOf } from "~/domain/country/country-of";
import { addressLine } from "~/domain/location/address-line";
import type { SiteLocation } from "~/domain/tenant/config/location";
import { clockText } from "~/domain/time/clock-text";
import { wholeDay } from "~/domain/time/whole-day";
import { zonedTime } from "~/domain/time/zoned-time";
import type { ShopperMailSource } from "./letter-source.server";

type Source = Pick<ShopperMailSource, "config" | "letters">;

/** An amount as it was paid: "$200", "$199.50". */
export function letterMoney(money: Money, { config, letters }: Source): string {
  return letters.money(config.site.locale, money.currency)(toUnits(money));
}

/** The amount that a lead's field holds ("200.00 AUD"), in words; "" where it holds none. */
export function letterAmount(field: string | undefined, source: Source): string {
  const money = readPlainAmount(field ?? "");
  return money === null ? "" : letterMoney(money, source);
}

/** What was typed as a day, `2026-11-23`, reaches a mail only where it is one; null otherwise. */
export function dayIn(text: string | undefined): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text ?? "") ? (text ?? null) : null;
}

/** A day in words: "Monday, 23 November 2026"; "" for none. */
export function letterDay(day: string | null, { config: { site } }: Source): string {
  if (day === null) return "";
  return wholeDay(day, site.locale);
}

/** A day as a text message has room for it: "Mon, 23 Nov"; "" for none. */
export function shortDay(day: string | null, { config: { site } }: Source): string {
  if (day === null) return "";
  const options = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  return dateFormat(site.locale, options).format(new Date(`${day}T00:00:00Z`));
}

/** A time of day in words: "9:30 am"; "" for none. */
export function letterTime(clock: string | null, { config: { site } }: Source): string {
  return clock === null ? "" : clockText(clock, site.locale);
}

/** A moment where the dealer is: "Monday, 23 November 2026 at 5:42 pm AEST". */
export function letterMoment(
  iso: string,
  { config: { site }, copy }: Pick<ShopperMailSource, "config" | "copy">,
): string {
  const day = dateFormat(site.locale, { dateStyle: "full", timeZone: site.timeZone });
  return copy("letters.moment", { day: day.format(new Date(iso)), time: zonedTime(iso, site) });
}

/** A place's address in one line. */
export function placeAddress(
  { address }: SiteLocation,
  { config: { site } }: Pick<Source, "config">,
): string {
  return addressLine(address, countryOf(site.country));
}
