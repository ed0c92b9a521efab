import { marketAverage } from "../../pricing/market-average";
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
  const average = marketAverage(vehicle);
  const sale = salePrice(vehicle);
  return {
    price_drop: priceReduction(vehicle),
    value_ratio: sale === null || average === null ? undefined : Math.round((sale.amount / average) * 1000),
  };
}
