import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "~/ports/logger";
import type { DeliveryQueue, Outcome } from "./delivery-queue.server";

/** Tries before outcomes are dropped. Their claims then run out, and they are delivered again under the same key. */
const TRIES = 5;
/** Milliseconds from the end of a write to the next: several that arrive one after the other share it. */
const BETWEEN_MS = 25;

/** Writes outcomes down: the first at once, and those that arrive during that write or soon after together in the next one. */
export interface Settlement {
  /** @returns whether the outcome was written; false when that was given up */
  settle(outcome: Outcome): Promise<boolean>;
}

/** Nothing is gathered yet. @param wait for tests */
export function createSettlement(
  queue: Pick<DeliveryQueue, "settle">,
  logger: Logger,
  wait: (ms: number) => Promise<unknown> = pause,
): Settlement {
  let gathered: Outcome[] = [];
  let next: Promise<boolean> | null = null;
  let rested: Promise<unknown> = Promise.resolve();

  async function write(): Promise<boolean> {
    await rested;
    const outcomes = gathered;
    gathered = [];
    next = null;
    const written = writeDown(outcomes);
    rested = written.then(() => pause(BETWEEN_MS));
    return written;
  }

  async function writeDown(outcomes: readonly Outcome[]): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      try {
        await queue.settle(outcomes);
        return true;
      } catch (error) {
        if (tries === TRIES) {
          logger.error({ error, deliveries: outcomes.length }, "what became of deliveries could not be kept");
          return false;
        }
        await wait(100 * 2 ** tries);
      }
    }
  }

  return {
    settle(outcome) {
      gathered.push(outcome);
      next ??= write();
      return next;
    },
  };
}
