import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "~/ports/logger";
import type { DeliveryQueue, Outcome } from "./delivery-queue.server";

/** Tries before outcomes are dropped. Their claims then run out, and they are delivered again under the same key. */
const TRIES = 5;

/** Writes outcomes down: the first at once, and those that arrive during that write together in the next one. */
export interface Settlement {
  /** Resolves when the outcome is written, or given up. */
  settle(outcome: Outcome): Promise<void>;
}

export function createSettlement(queue: Pick<DeliveryQueue, "settle">, logger: Logger): Settlement {
  let gathered: Outcome[] = [];
  let next: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    await last;
    const outcomes = gathered;
    gathered = [];
    next = null;
    last = writeDown(outcomes);
    await last;
  }

  async function writeDown(outcomes: readonly Outcome[]): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await queue.settle(outcomes);
        return;
      } catch (error) {
        if (tries === TRIES) {
          logger.error({ error, deliveries: outcomes.length }, "what became of deliveries could not be kept");
          return;
        }
        await pause(100 * 2 ** tries);
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
