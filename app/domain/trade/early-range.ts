/** Steps in which an early range is told: it is no offer, and must not look like one. */
const STEP = 500;

/** Lowest and highest a vehicle may be worth, in whole units of the site's currency. */
export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

/** What is told of a value while condition and registration are unknown: rounded outwards to steps of 500. */
export function earlyRange({ low, high }: ValueRange): ValueRange {
  return { low: Math.max(STEP, Math.floor(low / STEP) * STEP), high: Math.ceil(high / STEP) * STEP };
}
