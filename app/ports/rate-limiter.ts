/** So many uses in so much time. */
export interface RateLimit {
  readonly uses: number;
  readonly seconds: number;
  /**
   * True where it only keeps one process from too much work: each counts on its own then, and no database is asked at
   * every keystroke. Else all processes of a deployment count together where its database allows.
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
