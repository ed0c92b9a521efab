import { monitorEventLoopDelay } from "node:perf_hooks";
import { Gauge, type Registry } from "prom-client";

/** Milliseconds between two looks at the clock. */
const RESOLUTION_MS = 10;
const QUANTILES = [0.5, 0.99, 0.999, 1] as const;

/** How late the event loop was since the last scrape, in seconds; quantile 1 is the longest time it stood still. */
export function measureEventLoopDelay(registry: Registry): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const gauge = new Gauge({
    name: "event_loop_delay_seconds",
    help: "How long the event loop answered nothing, since the metrics were last asked for, by quantile; 1 is the longest.",
    labelNames: ["quantile"],
    registers: [],
    collect() {
      for (const quantile of QUANTILES)
        this.set(
          { quantile: String(quantile) },
          Math.max(0, delays.percentile(quantile * 100) / 1e9 - RESOLUTION_MS / 1e3),
        );
      delays.reset();
    },
  });
  registry.registerMetric(gauge);
}
