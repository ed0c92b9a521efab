import type { OrderPrice } from "~/domain/checkout/order-price";
import type { ToldFigure } from "~/domain/trade/told-figure";
import type { Formatter } from "~/i18n/format";
import { toMinor } from "~/domain/checkout/deposit";
import type { CheckoutSite } from "./checkout-site";
import { amountText } from "./checkout-text";
import type { CheckoutPageView, FactRow } from "./checkout-view";

interface TradeSite extends CheckoutSite {
  readonly format: Formatter;
}

/**
 * The amounts of a page with what the shopper was told of their own vehicle, and what is left to pay after it;
 * unchanged where nothing was told.
 * @param price of the vehicle that is bought; null for one without
 */
export function withTradeIn(
  page: CheckoutPageView,
  told: ToldFigure | null,
  price: OrderPrice | null,
  site: TradeSite,
): CheckoutPageView {
  if (told === null || page.summary === null) return page;
  const rows = [...page.summary.rows, tradeInRow(told, site), ...restRows(told, price, site)];
  return { ...page, summary: { ...page.summary, rows } };
}

function tradeInRow(
  { vehicle, low, high, offer, until, owed }: ToldFigure,
  { t, format }: TradeSite,
): FactRow {
  const range = { low: format.money(low), high: format.money(high) };
  const stands = t("trade.offer.until", { date: format.date(new Date(`${until}T12:00:00Z`)) });
  return {
    key: "tradeIn",
    label: t("checkout.summary.tradeIn", { vehicle }),
    value: offer === null ? t("trade.range.amount", range) : format.money(offer),
    note: owed ? [stands, t("checkout.summary.tradeInOwed")].join(" ") : stands,
  };
}

/** The difference, where both sides of it are known: a range, or what a lender is owed, makes it a guess. */
function restRows(told: ToldFigure, price: OrderPrice | null, site: TradeSite): readonly FactRow[] {
  if (told.offer === null || told.owed || price === null) return [];
  const offer = toMinor(told.offer, price.rest.currency);
  const rest = { ...price.rest, minor: price.rest.minor - offer.minor };
  if (rest.minor < 0) return [];
  const label = site.t("checkout.summary.restAfterTradeIn");
  return [{ key: "restAfterTradeIn", label, value: amountText(rest, site.config) }];
}
