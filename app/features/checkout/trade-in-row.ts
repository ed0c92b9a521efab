import type { ToldFigure } from "~/domain/trade/told-figure";
import type { Formatter } from "~/i18n/format";
import type { Translator } from "~/i18n/translator";
import type { CheckoutPageView } from "./checkout-view";

/** The amounts of a page with what the shopper was told of their own vehicle; unchanged where nothing was. */
export function withTradeIn(
  page: CheckoutPageView,
  told: ToldFigure | null,
  { t, format }: { readonly t: Translator; readonly format: Formatter },
): CheckoutPageView {
  if (told === null || page.summary === null) return page;
  const { vehicle, low, high, offer, until } = told;
  const range = { low: format.money(low), high: format.money(high) };
  const row = {
    key: "tradeIn",
    label: t("checkout.summary.tradeIn", { vehicle }),
    value: offer === null ? t("trade.range.amount", range) : format.money(offer),
    note: t("trade.offer.until", { date: format.date(new Date(`${until}T12:00:00Z`)) }),
  };
  return { ...page, summary: { ...page.summary, rows: [...page.summary.rows, row] } };
}
