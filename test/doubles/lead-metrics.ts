import type { LeadMetrics } from "~/ports/lead-metrics";

/** Metrics for tests that do not look at them. */
export const silentLeadMetrics: LeadMetrics = {
  leadSubmitted: () => {},
  deliveryAttempted: () => {},
  deliveriesByState: () => {},
  heldLeads: () => {},
  failingSinks: () => {},
};
