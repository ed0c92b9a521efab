import type { OrderPrice } from "~/domain/checkout/order-price";
import { addedToPrice } from "~/domain/pricing/price-terms";
import { priceTermsIn } from "~/domain/stock-words/price-terms";
import type { CheckoutSite } from "./checkout-site";
import { amountText } from "./checkout-text";
import type { FactRow } from "./checkout-view";

/**
 * The vehicle's price and what is left of it after the deposit. Where the price leaves charges out, both rows say so: a
 * shopper would take them for all there is to pay.
 */
export function priceRows(price: OrderPrice | null, { config, t }: CheckoutSite): readonly FactRow[] {
  if (price === null) return [];
  const terms = price.terms === null ? null : priceTermsIn(price.terms, config);
  const added = addedToPrice(price.terms);
  const note = added === null ? {} : { note: t(`checkout.summary.added.${added}`, { terms }) };
  const total: FactRow = {
    key: "price",
    label: t("checkout.summary.price"),
    value: amountText(price.price, config),
    ...(terms === null ? {} : { note: terms }),
  };
  if (price.rest.minor === 0) return [{ ...total, ...note }];
  return [
    total,
    { key: "rest", label: t("checkout.summary.rest"), value: amountText(price.rest, config), ...note },
  ];
}
