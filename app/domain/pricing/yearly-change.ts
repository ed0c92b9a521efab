/** A price of a vehicle of some build year. */
export interface DatedPrice {
  readonly year: number;
  readonly amount: number;
}

/** A year newer costs at most a third more, and never less: anything else in a sample is chance. */
const MOST = Math.log(4 / 3);

/**
 * How much dearer a vehicle one year newer is, as a factor of at least 1: the median over all pairs of different
 * years (Theil and Sen's estimate), which a few mistyped prices cannot move. 1 when all are of one year.
 */
export function yearlyChange(prices: readonly DatedPrice[]): number {
  const slopes = prices.flatMap((one, index) =>
    prices
      .slice(index + 1)
      .flatMap((other) =>
        other.year === one.year
          ? []
          : [(Math.log(other.amount) - Math.log(one.amount)) / (other.year - one.year)],
      ),
  );
  const slope = slopes.sort((a, b) => a - b)[slopes.length >> 1] ?? 0;
  return Math.exp(Math.min(MOST, Math.max(0, slope)));
}
