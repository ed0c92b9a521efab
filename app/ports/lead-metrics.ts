import type { LeadKind } from "~/domain/lead/lead";

/** What became of a submission: kept, kept and held back, sent before, or not kept. */
export type SubmissionOutcome = "kept" | "held" | "repeated" | "unavailable";

/** Counters about leads. Dealers and sinks are configured, so labels stay few; nothing is about a person. */
export interface LeadMetrics {
  leadSubmitted(kind: LeadKind, outcome: SubmissionOutcome): void;
  /** @param type of the sink */
  deliveryAttempted(type: string, outcome: "delivered" | "failed" | "dead", seconds: number): void;
  /** How many deliveries are in each state. */
  deliveriesByState(counts: ReadonlyMap<string, number>): void;
  /** Leads held back, by dealer, and for how many seconds the oldest waits that the dealer was not told of. */
  heldLeads(dealers: readonly { tenant: string; leads: number; untoldSeconds: number }[]): void;
  /** Sinks with a delivery that keeps failing, and for how many seconds; the others work. */
  failingSinks(sinks: readonly { tenant: string; sink: string; seconds: number }[]): void;
}
