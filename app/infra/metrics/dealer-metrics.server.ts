import { Counter, Gauge, type Registry } from "prom-client";
import type { DealerMetrics } from "~/ports/dealer-metrics";

/** The metrics of the dealers' files, in a registry. */
export function createDealerMetrics(registry: Registry): DealerMetrics {
  const registers = [registry];
  const faults = new Gauge({
    name: "dealer_config_faults",
    help: "Faults in a dealer's files, by folder and whether the dealer is left out or served as before.",
    labelNames: ["tenant", "state"],
    registers,
  });
  const changes = new Counter({
    name: "dealer_config_changes_total",
    help: "Changes of dealers' folders since the start, by whether they were taken over.",
    labelNames: ["outcome"],
    registers,
  });
  return {
    faultyDealers(dealers) {
      faults.reset();
      for (const { folder, state, problems } of dealers)
        faults.set({ tenant: folder, state }, problems.length);
    },
    dealerChanged: (outcome) => changes.inc({ outcome }),
  };
}
