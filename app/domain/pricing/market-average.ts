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
