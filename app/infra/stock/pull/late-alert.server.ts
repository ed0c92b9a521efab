import { HOUR_MS } from "~/domain/time/day";
import type { FeedAge } from "~/ports/feed-metrics";
import type { Logger } from "~/ports/logger";

/** A feed's age, and why its last pull was not good. */
interface ToldAge extends FeedAge {
  readonly fault: string | null;
}

/** Logs an alert for each feed that is late, at most once an hour. */
export function createLateAlert(logger: Logger): (ages: readonly ToldAge[], now: Date) => void {
  const toldAt = new Map<string, number>();
  return (ages, now) => {
    for (const { dealership, feed, ageSeconds, lateAfterSeconds, fault } of ages) {
      const key = `${dealership} ${feed}`;
      if (ageSeconds <= lateAfterSeconds) {
        toldAt.delete(key);
        continue;
      }
      if (now.getTime() - (toldAt.get(key) ?? -Infinity) < HOUR_MS) continue;
      toldAt.set(key, now.getTime());
      const minutes = Math.floor(ageSeconds / 60);
      logger.error({ alert: "stock-feed-late", dealership, feed, minutes, reason: fault }, "a feed is late");
    }
  };
}
