/** How many uses are allowed in how many seconds. */
export interface RateLimit {
  readonly uses: number;
  readonly seconds: number;
  /**
   * True for limits that only protect one process from too much work: each process then counts by itself, and no
   * database is asked at every keystroke. Otherwise all processes count together, where the database allows it.
   */
  readonly perProcess?: boolean;
}

/** Counts how often somebody does something. */
export interface RateLimiter {
  /**
   * Counts one use of a key, "suggest:yard:203.0.113.9".
   * @returns null when it is allowed, else the seconds until it is
   */
  use(key: string, limit: RateLimit): Promise<number | null>;
}
