import { isSalePrice, shownPrice } from "../pricing/price-rule";
import type { Vehicle } from "../vehicle/vehicle";
import { plainAmount, readPlainAmount, toMinor } from "./deposit";
import type { Money } from "./order";

/** Field with the terms that the shopper agreed to, in the words that stood there. */
export const TERMS_AGREED = "terms_agreed";

/** The price a vehicle is reserved or bought at, and what is left of it after the deposit. */
export interface OrderPrice {
  readonly price: Money;
  /** What the price includes or leaves out, in the feed's words (PRICE-07). */
  readonly terms: string | null;
  readonly rest: Money;
}

/** What is left to pay for a vehicle after a deposit; null without a price to buy at. */
export function orderPrice(vehicle: Vehicle, deposit: Money): OrderPrice | null {
  // Subscriptions cannot be reserved or bought.
  const shown = shownPrice(vehicle, false);
  if (!isSalePrice(shown)) return null;
  const price = toMinor(shown.amount, deposit.currency);
  const rest = { ...price, minor: Math.max(0, price.minor - deposit.minor) };
  return { price, terms: shown.type, rest };
}

/** The price as an order keeps it among its fields, so that dealer and shopper see what it was then. */
export function priceFields(price: OrderPrice | null): Readonly<Record<string, string>> {
  if (price === null) return {};
  return {
    vehicle_price: plainAmount(price.price),
    ...(price.terms === null ? {} : { price_terms: price.terms }),
    left_to_pay: plainAmount(price.rest),
  };
}

/** The price that {@link priceFields} has kept; null for orders without one. */
export function pricedFields(fields: Readonly<Record<string, string>>): OrderPrice | null {
  const price = readPlainAmount(fields["vehicle_price"] ?? "");
  const rest = readPlainAmount(fields["left_to_pay"] ?? "");
  return price === null || rest === null ? null : { price, terms: fields["price_terms"] ?? null, rest };
}
