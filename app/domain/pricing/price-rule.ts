import type { Vehicle } from "~/domain/vehicle/vehicle";

export type PricedVehicle = Pick<
  Vehicle,
  "price" | "offer_price" | "before_price" | "subscription_price" | "price_type" | "preorder"
>;

/**
 * What a shopper is asked to pay, in the dealer's currency units, unrounded.
 * `subscription` amounts are per week (OPEN-77); `was` is the higher price before, when there was one.
 */
export type ShownPrice =
  | { readonly kind: "subscription"; readonly amount: number }
  | {
      readonly kind: "offer" | "price";
      readonly amount: number;
      readonly was: number | null;
      /** What the price includes, for example "Drive away"; shown beside it (PRICE-07). */
      readonly type: string | null;
    }
  | { readonly kind: "preorder" }
  | { readonly kind: "none" };

/** Prices up to this are placeholders of dealer systems, not prices (V §4, PRICE-03). */
const PLACEHOLDER_PRICE = 10;

/**
 * The price shown for a vehicle, first match wins (V §4 "Price display precedence"): subscription, reduced
 * price, normal price, preorder, none.
 * @param offersSubscriptions the site's `features.subscriptions`
 */
export function shownPrice(vehicle: PricedVehicle, offersSubscriptions: boolean): ShownPrice {
  const { subscription_price: subscription, price } = vehicle;
  if (offersSubscriptions && subscription !== null && subscription > 0) {
    return { kind: "subscription", amount: subscription };
  }
  const reduced = reducedPrice(vehicle);
  if (reduced !== null) return withTerms("offer", reduced, vehicle);
  if (price !== null && price > PLACEHOLDER_PRICE) return withTerms("price", price, vehicle);
  return vehicle.preorder ? { kind: "preorder" } : { kind: "none" };
}

/** The offer price where it really is a reduction: above 0 and below the price (OPEN-76). */
function reducedPrice({ offer_price: offer, price }: PricedVehicle): number | null {
  return offer !== null && price !== null && offer > 0 && offer < price ? offer : null;
}

function withTerms(kind: "offer" | "price", amount: number, vehicle: PricedVehicle): ShownPrice {
  const before = vehicle.before_price;
  const type = vehicle.price_type?.trim() ?? "";
  return {
    kind,
    amount,
    was: before !== null && before > amount ? before : null,
    type: type === "" ? null : type,
  };
}

/** Below-average pricing is worth saying from 500 dollars on: the gap must exceed this (PRICE-08). */
const MARKET_GAP = 499;

/**
 * How far the price lies below the average market price, or null when that is not worth showing
 * (V §4 "Market-price indicator"): the state's average first, else the nation's.
 */
export function belowMarket(shown: ShownPrice, market: Vehicle["autograb_data"]): number | null {
  if (shown.kind !== "offer" && shown.kind !== "price") return null;
  const average = market?.state_average_market_price ?? market?.average_market_price ?? null;
  if (average === null) return null;
  const gap = average - shown.amount;
  return gap > MARKET_GAP ? gap : null;
}
