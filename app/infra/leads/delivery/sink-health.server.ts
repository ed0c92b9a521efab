import type { SinkKey } from "./delivery-queue.server";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Failures in a row after which deliveries to the sink wait until it works again. */
const DOWN_AFTER = 3;
/**
 * Milliseconds between two recoveries of one sink that bring waiting deliveries forward; for a sink that alternately
 * works and fails.
 */
const RECOVERY_EVERY_MS = 60_000;

interface Health extends SinkKey {
  inFlight: number;
  failures: number;
  pausedUntil: number;
  recoveredAt: number;
}

/** How the sinks are doing, so that one that hangs does not take the others' places. Times are milliseconds. */
export interface SinkHealth {
  began(key: SinkKey): void;
  /** @returns whether the sink has just recovered, so that what waits for it should be made now */
  worked(key: SinkKey, now: number): boolean;
  /** @param isDown false when the sink works and only refused this delivery */
  failed(key: SinkKey, isDown: boolean, now: number): void;
  /** Sinks that must not be given more deliveries now. */
  busy(now: number): readonly SinkKey[];
}

/**
 * Health kept in memory. A sink with `atOnce` deliveries under way is busy, and one whose last attempt failed is busy
 * with a single one. The deliveries of one claim may exceed this.
 */
export function createSinkHealth(atOnce: number): SinkHealth {
  const known = new Map<string, Health>();
  const of = ({ tenant, sink }: SinkKey): Health => {
    const name = `${tenant}/${sink}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    const made = { tenant, sink, inFlight: 0, failures: 0, pausedUntil: 0, recoveredAt: -Infinity };
    known.set(name, made);
    return made;
  };
  return {
    began(key) {
      of(key).inFlight += 1;
    },
    worked(key, now) {
      const health = of(key);
      const recovered = health.failures >= DOWN_AFTER && now - health.recoveredAt >= RECOVERY_EVERY_MS;
      health.inFlight -= 1;
      health.failures = health.pausedUntil = 0;
      if (recovered) health.recoveredAt = now;
      return recovered;
    },
    failed(key, isDown, now) {
      const health = of(key);
      health.inFlight -= 1;
      // Attempts that began together fail together: they count as one failure.
      if (!isDown || health.pausedUntil > now) return;
      health.failures += 1;
      health.pausedUntil = now + Math.min(FIRST_PAUSE_MS * 2 ** (health.failures - 1), LONGEST_PAUSE_MS);
    },
    busy: (now) =>
      [...known.values()].filter(
        ({ inFlight, failures, pausedUntil }) => inFlight >= (failures > 0 ? 1 : atOnce) || pausedUntil > now,
      ),
  };
}
