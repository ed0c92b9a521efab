import { endsBefore } from "~/domain/checkout/late-handover";
import { HOUR_MS } from "~/domain/time/day";
import { localTime } from "~/domain/time/local-time";
import { longDate } from "~/domain/time/long-date";
import type { ToldFigure } from "~/domain/trade/told-figure";
import type { CheckoutSite } from "./checkout-site";

/** What stands beside the day that suits a buyer. */
interface HandoverDay {
  /** `2026-12-29`; null where none was given. */
  readonly day: string | null;
  readonly tradeIn: ToldFigure | null;
  /** When the hold ends; null where nothing is held any more. */
  readonly heldUntil: Date | null;
}

/** That the trade-in's figure, or the hold, ends before the day, and what to do about it; null where neither does. */
export function handoverNote(
  { day, tradeIn, heldUntil }: HandoverDay,
  { config, t }: CheckoutSite,
): string | null {
  const { locale, timeZone } = config.site;
  const hold = heldUntil === null ? null : localTime(heldUntil, timeZone).date;
  const said = endsBefore(day, { tradeIn: tradeIn?.until ?? null, hold }).map(({ what, lastDay }) =>
    t(`checkout.endsBefore.${what}`, { date: longDate(lastDay, locale) }),
  );
  return said.length === 0 ? null : said.join(" ");
}

/** When the hold of a vehicle ends whose deposit is paid now. */
export function holdEndIfPaid({ reserve }: CheckoutSite["config"], now: Date): Date {
  return new Date(now.getTime() + reserve.holdHours * HOUR_MS);
}
