import { toMinor } from "~/domain/checkout/deposit";
import type { OrderPrice } from "~/domain/checkout/order-price";
import { restAfterTradeIn, tradeInNote } from "~/domain/checkout/order-trade-in";
import type { ToldFigure } from "~/domain/trade/told-figure";
import type { CheckoutSite } from "./checkout-site";
import { amountText } from "./checkout-text";
import type { CheckoutPageView, FactRow } from "./checkout-view";

/**
 * The amounts of a page with what the shopper was told of their own vehicle, and what is left to pay after it;
 * unchanged where nothing was told.
 * @param price of the vehicle that is bought; null for one without
 */
export function withTradeIn(
  page: CheckoutPageView,
  told: ToldFigure | null,
  price: OrderPrice | null,
  site: CheckoutSite,
): CheckoutPageView {
  if (page.summary === null) return page;
  const rows = [...page.summary.rows, ...tradeInRows(told, price, site)];
  return { ...page, summary: { ...page.summary, rows } };
}

/** What was told of the vehicle that goes against the price, and the difference where it is known. */
export function tradeInRows(
  told: ToldFigure | null,
  price: OrderPrice | null,
  site: CheckoutSite,
): readonly FactRow[] {
  if (told === null) return [];
  const rest = restAfterTradeIn(told, price);
  const label = site.t("checkout.summary.restAfterTradeIn");
  return [
    tradeInRow(told, site),
    ...(rest === null ? [] : [{ key: "restAfterTradeIn", label, value: amountText(rest, site.config) }]),
  ];
}

function tradeInRow(told: ToldFigure, { t, config }: CheckoutSite): FactRow {
  const { vehicle, low, high, offer } = told;
  const { currency } = config.site;
  const money = (amount: number) => amountText(toMinor(amount, currency), config);
  return {
    key: "tradeIn",
    label: t("checkout.summary.tradeIn", { vehicle }),
    value: offer === null ? t("trade.range.amount", { low: money(low), high: money(high) }) : money(offer),
    note: tradeInNote(told, config.site, t),
  };
}
