import type { LeadDesk } from "~/ports/lead-desk";
import type { LeadMetrics } from "~/ports/lead-metrics";

/** The same desk, each submission counted. */
export function meteredDesk(desk: LeadDesk, metrics: LeadMetrics): LeadDesk {
  return {
    async submit(lead) {
      try {
        const receipt = await desk.submit(lead);
        const kept = lead.suspicion === null ? "kept" : "held";
        metrics.leadSubmitted(lead.kind, receipt.isNew ? kept : "repeated");
        return receipt;
      } catch (error) {
        metrics.leadSubmitted(lead.kind, "unavailable");
        throw error;
      }
    },
    begin: desk.begin,
    withdraw: desk.withdraw,
    change: desk.change,
  };
}
