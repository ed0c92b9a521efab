import type { Vehicle } from "~/domain/vehicle/vehicle";
import { marketAverage } from "./market-average";

/** The fields the price is told from. */
export type PricedVehicle = Pick<
  Vehicle,
  "price" | "offer_price" | "before_price" | "subscription_price" | "price_type" | "preorder"
>;

/** A price to buy at, in the dealer's currency units, unrounded. */
export interface SalePrice {
  readonly kind: "offer" | "price";
  readonly amount: number;
}

/**
 * What a shopper is asked to pay, in the dealer's currency units, unrounded. `subscription` amounts are per week
 * (OPEN-77). `was` is the higher price before a reduction; null without one.
 */
export type ShownPrice =
  | { readonly kind: "subscription"; readonly amount: number }
  | (SalePrice & {
      readonly was: number | null;
      /** What the price includes, for example "Drive away"; shown beside it (PRICE-07). */
      readonly type: string | null;
    })
  | { readonly kind: "preorder" }
  | { readonly kind: "none" };

/** Prices up to this are placeholders of dealer systems, not prices (PRICE-03). */
const PLACEHOLDER_PRICE = 10;

/**
 * The price shown for a vehicle. The first that applies: subscription, reduced price, normal price, preorder, none.
 * @param offersSubscriptions the site's `features.subscriptions`
 */
export function shownPrice(vehicle: PricedVehicle, offersSubscriptions: boolean): ShownPrice {
  const subscription = vehicle.subscription_price;
  if (offersSubscriptions && subscription !== null && subscription > 0) {
    return { kind: "subscription", amount: subscription };
  }
  const sale = salePrice(vehicle);
  if (sale !== null) return withTerms(sale, vehicle);
  return vehicle.preorder ? { kind: "preorder" } : { kind: "none" };
}

/**
 * The price at which the vehicle is sold, sorted and filtered: the offer price when it is a real reduction (above 0 and
 * below the price: PRICE-02, OPEN-76), else the price. Null when that is missing or a placeholder (PRICE-03).
 */
export function salePrice({
  offer_price: offer,
  price,
}: Pick<Vehicle, "offer_price" | "price">): SalePrice | null {
  if (price === null) return null;
  if (offer !== null && offer > 0 && offer < price) return { kind: "offer", amount: offer };
  return price > PLACEHOLDER_PRICE ? { kind: "price", amount: price } : null;
}

/**
 * What a shopper pays to own the vehicle, as its page says: the reduced price where there is one. Finance, budgets and
 * orders count with this price. Null where the page shows no sale price: it has none yet, or only a weekly one.
 */
export function priceToPay(vehicle: PricedVehicle, offersSubscriptions: boolean): number | null {
  const shown = shownPrice(vehicle, offersSubscriptions);
  return isSalePrice(shown) ? shown.amount : null;
}

/** Whether a sale price is shown, and not a weekly price or none. */
export function isSalePrice(shown: ShownPrice): shown is Extract<ShownPrice, SalePrice> {
  return shown.kind === "offer" || shown.kind === "price";
}

function withTerms(sale: SalePrice, vehicle: PricedVehicle): ShownPrice {
  const before = vehicle.before_price;
  const type = vehicle.price_type?.trim() ?? "";
  return {
    ...sale,
    was: before !== null && before > sale.amount ? before : null,
    type: type === "" ? null : type,
  };
}

/**
 * Dollars by which the price must at least be below the market, exclusive: 500 is worth saying, 499 is not (PRICE-08).
 */
const MARKET_GAP = 499;

/**
 * By how many dollars the price lies below the average market price: the state's average, else the nation's. Null when
 * that is too little to show.
 */
export function belowMarket(shown: ShownPrice, market: Vehicle["autograb_data"]): number | null {
  if (!isSalePrice(shown)) return null;
  const average = marketAverage({ autograb_data: market });
  if (average === null) return null;
  const gap = average - shown.amount;
  return gap > MARKET_GAP ? gap : null;
}
