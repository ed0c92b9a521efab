import { describe, expect, it } from "vitest";
import { marketAverage } from "./market-average";

const averages = (state: number | null, country: number | null) =>
  marketAverage({
    autograb_data: { state_average_market_price: state, average_market_price: country },
  });

describe("the average market price", () => {
  it("is the state's, else the country's; 0 is none", () => {
    expect(averages(20_000, 25_000)).toBe(20_000);
    expect(averages(0, 25_000)).toBe(25_000);
    expect(averages(null, 0)).toBeNull();
    expect(marketAverage({ autograb_data: null })).toBeNull();
  });
});
