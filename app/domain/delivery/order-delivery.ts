import { agreedAnswers } from "../checkout/agreed-answers";
import { plainAmount, readPlainAmount } from "../checkout/deposit";
import type { Money } from "../checkout/order";
import { type Country, readPostcode } from "../country/country";

/** What bringing an ordered vehicle to its buyer costs. */
export interface OrderDelivery {
  readonly postcode: string;
  readonly price: Money;
}

/** Fields of an order that follow from its address. */
export const DELIVERY_FIELDS: readonly string[] = ["delivery_postcode", "delivery_price"];

/**
 * The postcode that an order is delivered to: the address's own, else its buyer's. Null where the address has a number
 * that may be another one: nobody is to be told the price of another place.
 * @param own the postcode that the buyer gave as theirs
 */
export function deliveryPostcode(
  address: string,
  own: string,
  country: { readonly postcode: Pick<Country["postcode"], "pattern"> },
): string | null {
  const words = address.split(/[\s,;]+/).filter(Boolean);
  const said = readPostcode(country, words.at(-1) ?? "");
  if (said !== null && words.length > 1) return said;
  const mine = readPostcode(country, own);
  // The first number is the house's.
  const others = words.slice(1).flatMap((word) => readPostcode(country, word) ?? []);
  return others.length === 0 || (mine !== null && others.includes(mine)) ? mine : null;
}

/** The price of delivery as an order keeps it among its fields; none of them where it is not known, or not asked for. */
export function deliveryFields(
  delivery: OrderDelivery | null,
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (delivery === null || agreedAnswers(fields).handover !== "deliver") return {};
  return { delivery_postcode: delivery.postcode, delivery_price: plainAmount(delivery.price) };
}

/** The price of delivery that {@link deliveryFields} has kept; null for an order without one. */
export function orderDelivery(fields: Readonly<Record<string, string>>): OrderDelivery | null {
  const { delivery_postcode: postcode = "", delivery_price: kept = "" } = fields;
  const price = readPlainAmount(kept);
  return postcode === "" || price === null ? null : { postcode, price };
}

/**
 * What a shopper is told of the price of delivery, the same on every page and in the receipt: copy by key and values.
 * @param money writes an amount
 */
export function deliveryWords(
  delivery: OrderDelivery | null,
  money: (price: Money) => string,
): { readonly key: string; readonly values: Readonly<Record<string, string>> } {
  if (delivery === null) return { key: "forms.hints.delivery_address", values: {} };
  const { postcode, price } = delivery;
  return price.minor === 0
    ? { key: "checkout.delivery.free", values: { postcode } }
    : { key: "checkout.delivery.price", values: { postcode, price: money(price) } };
}
