/** So many uses in so much time. */
export interface RateLimit {
  readonly uses: number;
  readonly seconds: number;
}

/** Counts how often somebody does something. */
export interface RateLimiter {
  /**
   * Counts one use of a key, "suggest:yard:203.0.113.9".
   * @returns null when it is allowed, else the seconds until it is
   */
  use(key: string, limit: RateLimit): Promise<number | null>;
}
