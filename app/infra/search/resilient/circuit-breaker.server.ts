/** When the breaker opens and for how long. */
export interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly failures: number;
  /** How long it stays open before one call may probe, in milliseconds. */
  readonly openMs: number;
}

/**
 * Spares a failing engine: after several failures in a row calls are refused at once, until one probe succeeds.
 * Keeps no timers; the caller says what time it is (milliseconds).
 */
export interface CircuitBreaker {
  /**
   * False while open. When the open time has passed, true once, for the probe; false again until the probe is reported.
   */
  allows(nowMs: number): boolean;
  succeeded(): void;
  failed(nowMs: number): void;
}

/** A closed breaker. */
export function createCircuitBreaker({ failures, openMs }: BreakerOptions): CircuitBreaker {
  let inARow = 0;
  let openUntil: number | null = null;
  return {
    allows(nowMs) {
      if (openUntil === null) return true;
      if (nowMs < openUntil) return false;
      // The next caller waits a full period again, in case the probe is never reported.
      openUntil = nowMs + openMs;
      return true;
    },
    succeeded() {
      inARow = 0;
      openUntil = null;
    },
    failed(nowMs) {
      inARow += 1;
      if (inARow >= failures) openUntil = nowMs + openMs;
    },
  };
}
