import { longDate } from "../time/long-date";
import { hasExpired } from "../trade/figure-days";
import { readToldFigure, type ToldFigure } from "../trade/told-figure";
import { agreedAnswers } from "./agreed-answers";
import { toMinor } from "./deposit";
import type { Money } from "./order";
import type { OrderPrice } from "./order-price";

/** What an order says of the vehicle that goes against it, in the fields that `toldFigureFields` makes; null for none. */
export function tradeInOf(fields: Readonly<Record<string, string>>): ToldFigure | null {
  const until = fields["valuation_until"] ?? "";
  const told = {
    vehicle: fields["trade_in_vehicle"] ?? "",
    low: fields["valuation_min"] ?? "",
    high: fields["valuation_max"] ?? "",
    offer: fields["valuation"] ?? "",
    until,
    owed: fields["finance"] === "Yes" ? "yes" : "no",
  };
  // An order keeps what was told when it was placed.
  return readToldFigure(told, until);
}

/** Whether an order's buyer has a vehicle to trade in that the order says nothing of yet. */
export function awaitsTradeIn(fields: Readonly<Record<string, string>>): boolean {
  return agreedAnswers(fields).tradesIn && tradeInOf(fields) === null;
}

/**
 * What is left to pay for a vehicle once another one has gone against it; null where one of the two is not known to the
 * dollar: a range, or a vehicle whose lender is owed, makes it a guess.
 */
export function restAfterTradeIn(told: ToldFigure, price: OrderPrice | null): Money | null {
  if (told.offer === null || told.owed || price === null) return null;
  const { rest } = price;
  const minor = rest.minor - toMinor(told.offer, rest.currency).minor;
  return minor < 0 ? null : { ...rest, minor };
}

/**
 * What a trade-in's figure depends on, the same on every page and in the receipt: its last day, the inspection, and a lender
 * who is paid first.
 * @param say copy by key and values
 */
export function tradeInNote(
  { until, owed }: Pick<ToldFigure, "until" | "owed">,
  { locale }: { readonly locale: string },
  say: (key: string, values?: Readonly<Record<string, string>>) => string,
): string {
  const stands = say("checkout.summary.tradeInStands", { date: longDate(until, locale) });
  return owed ? [stands, say("checkout.summary.tradeInOwed")].join(" ") : stands;
}

/**
 * What is said of a trade-in beside an order that has ended: our figure is not cancelled with it. Copy by key and values;
 * null where nothing was told to the dollar, or its last day is over.
 * @param today `2026-11-21`, where the dealer is
 */
export function tradeInLeft(
  fields: Readonly<Record<string, string>>,
  { locale }: { readonly locale: string },
  today: string,
): { readonly key: string; readonly values: Readonly<Record<string, string>> } | null {
  const told = tradeInOf(fields);
  if (told === null || told.offer === null || hasExpired(told, today)) return null;
  return { key: "checkout.order.tradeInLeft", values: { date: longDate(told.until, locale) } };
}
