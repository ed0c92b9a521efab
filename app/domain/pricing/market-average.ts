import type { Vehicle } from "../vehicle/vehicle";

/** The average price of its like that the stock's source tells, of the state before the country, in currency units; null without one. */
export function marketAverage({ autograb_data: market }: Pick<Vehicle, "autograb_data">): number | null {
  // A feed's 0 is no average.
  return (
    [market?.state_average_market_price, market?.average_market_price].find(
      (one): one is number => typeof one === "number" && one > 0,
    ) ?? null
  );
}

/** From so much of the average on a price is worth a word: less is within what an average can tell. */
const WORTH_SAYING = 0.04;

/** How much less than the average a vehicle costs, in currency units; null where it does not, or too little to say so. */
export function belowMarket(price: number, average: number | null): number | null {
  if (average === null) return null;
  const less = average - price;
  return less > 0 && less >= average * WORTH_SAYING ? less : null;
}
