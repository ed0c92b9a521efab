/** Above this many hits a listing no longer says how many there are (SRCH-09). */
export const COUNT_CAP = 1999;

/** A number of hits as it may be shown: the number, and whether a "+" follows it (OPEN-15). */
export interface CappedCount {
  readonly shown: number;
  readonly capped: boolean;
}

/** Cuts a count at {@link COUNT_CAP}: 1999 stays 1999, 2000 becomes "1999+". */
export function cappedCount(count: number): CappedCount {
  return { shown: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP };
}
