import { priceReduction } from "../../pricing/price-reduction";
import { salePrice } from "../../pricing/price-rule";
import type { Vehicle } from "../../vehicle/vehicle";

/** Numbers that vehicles are ordered by and never refined by. */
export interface OrderNumbers {
  /** Whole currency units below the earlier price; 0 without a reduction. */
  readonly price_drop: number;
  /** The price in thousandths of the average market price, lower is better; undefined without either of them. */
  readonly value_ratio: number | undefined;
}

/** What orders by reduction and by value for money look at. */
export function orderNumbers(
  vehicle: Pick<Vehicle, "price" | "offer_price" | "before_price" | "autograb_data">,
): OrderNumbers {
  const market = vehicle.autograb_data;
  // A feed's 0 is no average.
  const average = [market?.state_average_market_price, market?.average_market_price].find(
    (one): one is number => typeof one === "number" && one > 0,
  );
  const sale = salePrice(vehicle);
  return {
    price_drop: priceReduction(vehicle),
    value_ratio:
      sale === null || average === undefined ? undefined : Math.round((sale.amount / average) * 1000),
  };
}
