/** How old the stock of a feed is. */
export interface FeedAge {
  readonly dealership: string;
  readonly feed: string;
  /** Seconds since its last good pull; of a feed that had none, since it is known. */
  readonly ageSeconds: number;
  /** The age beyond which it is late. */
  readonly lateAfterSeconds: number;
}

/** Measurements of feeds that are pulled. */
export interface FeedMetrics {
  /** Of all feeds; those that are not named are configured no more. */
  feedAges(ages: readonly FeedAge[]): void;
  feedPulled(
    dealership: string,
    feed: string,
    outcome: "published" | "unusual" | "unchanged" | "waiting" | "refused" | "failed",
  ): void;
}
