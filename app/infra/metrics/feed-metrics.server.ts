import { Counter, Gauge, type Registry } from "prom-client";
import type { FeedMetrics } from "~/ports/feed-metrics";

/** The metrics of feeds that are pulled, in a registry. */
export function createFeedMetrics(registry: Registry): FeedMetrics {
  const registers = [registry];
  const labelNames = ["dealership", "feed"];
  const age = new Gauge({
    name: "stock_feed_age_seconds",
    help: "Since the last good pull of a feed; of one that had none, since it is known.",
    labelNames,
    registers,
  });
  const late = new Gauge({
    name: "stock_feed_late_after_seconds",
    help: "The age beyond which a feed is late; alert when stock_feed_age_seconds is above.",
    labelNames,
    registers,
  });
  const pulls = new Counter({
    name: "stock_feed_pulls_total",
    help: "Pulls of feeds by outcome.",
    labelNames: [...labelNames, "outcome"],
    registers,
  });
  return {
    feedAges(ages) {
      age.reset();
      late.reset();
      for (const { dealership, feed, ageSeconds, lateAfterSeconds } of ages) {
        age.set({ dealership, feed }, ageSeconds);
        late.set({ dealership, feed }, lateAfterSeconds);
      }
    },
    feedPulled: (dealership, feed, outcome) => pulls.inc({ dealership, feed, outcome }),
  };
}
