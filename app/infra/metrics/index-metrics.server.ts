import { Counter, Gauge, type Registry } from "prom-client";
import type { IndexMetrics } from "~/ports/index-metrics";

/** The metrics of a search index outside this process, in a registry. They stay 0 where there is none. */
export function createIndexMetrics(registry: Registry): IndexMetrics {
  const registers = [registry];
  const lag = new Gauge({
    name: "search_index_lag_seconds",
    help: "How long ago the oldest change of stock was published that Typesense does not have; alert above 300.",
    registers,
  });
  const waiting = new Gauge({
    name: "search_index_waiting",
    help: "Vehicles whose present state Typesense does not have.",
    registers,
  });
  const drift = new Counter({
    name: "search_index_drift_total",
    help: "Vehicles that the daily comparison found wrong in Typesense and put right.",
    registers,
  });
  return {
    indexBehind(lagSeconds, vehicles) {
      lag.set(lagSeconds);
      waiting.set(vehicles);
    },
    indexDrift: (vehicles) => drift.inc(vehicles),
  };
}
