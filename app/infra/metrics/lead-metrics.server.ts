import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { LeadMetrics } from "~/ports/lead-metrics";

/** Seconds; the upper end is where an attempt is aborted. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** The metrics of leads and their deliveries, in a registry. */
export function createLeadMetrics(registry: Registry): LeadMetrics {
  const registers = [registry];
  const submissions = new Counter({
    name: "lead_submissions_total",
    help: "Leads sent by shoppers, by kind and what became of them.",
    labelNames: ["kind", "outcome"],
    registers,
  });
  const attempts = new Histogram({
    name: "lead_delivery_seconds",
    help: "Time of an attempt to deliver a lead, by kind of sink and outcome.",
    labelNames: ["sink_type", "outcome"],
    buckets: BUCKETS,
    registers,
  });
  const states = new Gauge({
    name: "lead_deliveries",
    help: "Deliveries in the outbox by state; dead ones wait for an operator, unrouted ones for a sink.",
    labelNames: ["state"],
    registers,
  });
  const failing = new Gauge({
    name: "lead_sink_failing_seconds",
    help: "How long the oldest delivery of a dealer's sink has been failing; alert above 3600.",
    labelNames: ["tenant", "sink"],
    registers,
  });
  const held = new Gauge({
    name: "leads_held",
    help: "Leads held back as a robot's, by dealer.",
    labelNames: ["tenant"],
    registers,
  });
  const untold = new Gauge({
    name: "lead_held_untold_seconds",
    help: "How long the oldest held lead waits that its dealer was not told of; alert above 5400.",
    labelNames: ["tenant"],
    registers,
  });
  return {
    leadSubmitted: (kind, outcome) => submissions.inc({ kind, outcome }),
    deliveryAttempted: (type, outcome, seconds) => attempts.observe({ sink_type: type, outcome }, seconds),
    deliveriesByState(counts) {
      states.reset();
      for (const [state, count] of counts) states.set({ state }, count);
    },
    heldLeads(dealers) {
      for (const { tenant, leads, untoldSeconds } of dealers) {
        held.set({ tenant }, leads);
        untold.set({ tenant }, untoldSeconds);
      }
    },
    failingSinks(sinks) {
      failing.reset();
      for (const { tenant, sink, seconds } of sinks) failing.set({ tenant, sink }, seconds);
    },
  };
}
