/** A dealer whose files are faulty, and what that means for its site. */
export interface FaultyDealer {
  /** Name of its folder. */
  readonly folder: string;
  /** It is not served at all, or as it was before its files became faulty. */
  readonly state: "left-out" | "earlier-version";
  /** One line each. */
  readonly problems: readonly string[];
}

/** Measurements of the dealers' files. */
export interface DealerMetrics {
  /** Of all faulty dealers; those that are not named are sound. */
  faultyDealers(dealers: readonly FaultyDealer[]): void;
  /** A dealer's folder changed, came or went, and was taken over or refused. */
  dealerChanged(outcome: "taken" | "refused"): void;
}
