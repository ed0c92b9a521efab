import type { LeadKind } from "~/domain/lead/lead";

/** What became of a submission: kept and delivered, kept and held back, sent before, or not kept. */
export type SubmissionOutcome = "kept" | "held" | "repeated" | "unavailable";

/**
 * Counters about leads. Their labels are dealers and sinks, which are configured and so few; nothing is about a person.
 */
export interface LeadMetrics {
  leadSubmitted(kind: LeadKind, outcome: SubmissionOutcome): void;
  /** @param type of the sink */
  deliveryAttempted(type: string, outcome: "delivered" | "failed" | "dead" | "unsent", seconds: number): void;
  /** How many deliveries are in each state. */
  deliveriesByState(counts: ReadonlyMap<string, number>): void;
  /**
   * For each dealer, how many leads are held back, and for how many seconds the oldest one has waited without the
   * dealer being told.
   */
  heldLeads(dealers: readonly { tenant: string; leads: number; untoldSeconds: number }[]): void;
  /** Sinks with a delivery that keeps failing, and for how many seconds; sinks that are not named work. */
  failingSinks(sinks: readonly { tenant: string; sink: string; seconds: number }[]): void;
}
