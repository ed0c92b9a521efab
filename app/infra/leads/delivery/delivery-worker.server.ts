import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { nextAttempt } from "~/domain/lead/retry-plan";
import { startRounds } from "~/infra/rounds.server";
import type { Clock } from "~/ports/clock";
import type { LeadMetrics } from "~/ports/lead-metrics";
import type { Logger } from "~/ports/logger";
import type { ArrivalNotes } from "./arrival-notes.server";
import { attempt } from "./attempt.server";
import type { DeliveryFault } from "./delivery-fault.server";
import type { Delivery, DeliveryQueue, Outcome } from "./delivery-queue.server";
import { createSettlement } from "./settlement.server";
import { createSinkHealth, type SinkHealth } from "./sink-health.server";

/** The worker's times (milliseconds) and limits; those left out are the production values. */
export interface WorkerPace {
  /** How often it looks for due deliveries without being told. */
  readonly pollMs: number;
  /**
   * How long a claimed delivery belongs to this process: longer than any attempt takes. After a crash, other processes
   * take the delivery over when this time has passed.
   */
  readonly leaseMs: number;
  /** How long an attempt may take. */
  readonly attemptMs: number;
  /**
   * Attempts at a time: `slots` of all sinks together; a sink with `slotsPerSink` under way gets none from the next
   * claim. As one claim takes up to eight deliveries, a sink may have a few more than that.
   */
  readonly slots: number;
  readonly slotsPerSink: number;
  /**
   * How long stopping waits for attempts under way. One that is cut off may have arrived, and is repeated under its key:
   * as long as stopping has time.
   */
  readonly stopMs: number;
}

const PACE: WorkerPace = {
  pollMs: 2_000,
  leaseMs: 90_000,
  attemptMs: 20_000,
  slots: 24,
  slotsPerSink: 4,
  stopMs: 5_000,
};

const MOST_PER_CLAIM = 8;
/**
 * Milliseconds between claims while deliveries are under way: several that end share the next one. A claim for each would
 * keep the database's one writer from the leads of shoppers who wait.
 */
const BETWEEN_CLAIMS_MS = 30;

/** What a worker needs. */
export interface WorkerOptions {
  readonly queue: DeliveryQueue;
  /** Where arrivals are noted until the database has them. */
  readonly notes: ArrivalNotes;
  /**
   * Makes one attempt.
   * @throws DeliveryFault, or anything else for a sink that is down
   */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<void>;
  /** The type of a delivery's sink, for metrics. */
  typeOf(delivery: Delivery): string;
  readonly clock: Clock;
  /** From 0 up to 1. */
  readonly chance: () => number;
  readonly logger: Logger;
  readonly metrics: LeadMetrics;
  readonly pace?: Partial<WorkerPace>;
}

/** Delivers what is in the outbox. */
export interface DeliveryWorker {
  /** Looks for due deliveries now. */
  kick(): void;
  /** Claims nothing more, waits a moment for attempts under way, and leaves the rest to the next process. */
  close(): Promise<void>;
}

/** Starts delivering. Several workers, in one process or in many, can share an outbox. */
export function startDeliveryWorker(options: WorkerOptions): DeliveryWorker {
  const { queue, notes, clock, logger } = options;
  const pace = { ...PACE, ...options.pace };
  const health = createSinkHealth(pace.slotsPerSink);
  const settlement = createSettlement(queue, logger);
  const cutOff = new AbortController();
  setMaxListeners(pace.slots, cutOff.signal);
  const underWay = new Set<Promise<void>>();
  let closing = false;

  async function look(): Promise<void> {
    // Before anything is claimed: what has arrived is not to be sent again.
    await keepLeft(notes, queue);
    while (!closing && underWay.size < pace.slots) {
      if (underWay.size > 0) await pause(BETWEEN_CLAIMS_MS);
      // A few at a time, so that the next claim leaves out the sinks that these keep busy.
      const limit = Math.min(MOST_PER_CLAIM, pace.slots - underWay.size);
      const claimed = await queue.claim(limit, pace.leaseMs, health.busy(clock.now().getTime()));
      if (claimed.length === 0) return;
      for (const delivery of claimed) begin(delivery);
    }
  }

  function begin(delivery: Delivery): void {
    health.began(delivery);
    const making = make(delivery).finally(() => {
      underWay.delete(making);
      rounds.wake();
    });
    underWay.add(making);
  }

  async function make(delivery: Delivery): Promise<void> {
    const start = performance.now();
    const work = (signal: AbortSignal) => options.deliver(delivery, signal);
    const fault = await attempt(work, pace.attemptMs, cutOff.signal);
    const hasArrived = fault === null;
    if (hasArrived) notes.arrived(delivery.id);
    const outcome = outcomeOf(delivery, fault, clock.now(), options.chance());
    report(options, outcome, (performance.now() - start) / 1_000);
    const isKept = await settlement.settle(outcome);
    if (hasArrived && isKept) notes.kept(delivery.id);
    if (hasArrived && !isKept) notes.notKept(delivery.id);
    if (!noteHealth(health, delivery, fault, clock.now())) return;
    await queue.bringForward(delivery).catch((error: unknown) => {
      logger.warn({ error }, "deliveries to a sink that works again wait for their time");
    });
  }

  const rounds = startRounds(look, {
    everyMs: pace.pollMs,
    onFailure: (error) => logger.warn({ error }, "the outbox could not be read"),
  });
  rounds.wake();
  return {
    kick: rounds.wake,
    async close() {
      closing = true;
      const patience = setTimeout(() => cutOff.abort(), pace.stopMs);
      await rounds.close();
      await Promise.all(underWay);
      clearTimeout(patience);
    },
  };
}

async function keepLeft(notes: ArrivalNotes, queue: DeliveryQueue): Promise<void> {
  const ids = notes.left();
  if (ids.length === 0) return;
  await queue.arrived(ids);
  notes.leftIsKept(ids);
}

function outcomeOf(delivery: Delivery, fault: DeliveryFault | null, now: Date, chance: number): Outcome {
  if (fault === null) return { delivery, state: "delivered" };
  if (fault.kind === "unsent") return { delivery, state: "unsent", fault: fault.message };
  const { giveUpAt } = delivery;
  const failingSince = delivery.failingSince === null ? now : new Date(delivery.failingSince);
  const dueAt =
    fault.kind === "hopeless" ? null : (fault.until ?? nextAttempt({ failingSince, giveUpAt }, now, chance));
  if (dueAt === null) return { delivery, state: "dead", fault: fault.message };
  return { delivery, state: "waiting", fault: fault.message, dueAt, isEarly: fault.kind === "early" };
}

/** @returns whether the sink has just recovered */
function noteHealth(health: SinkHealth, key: Delivery, fault: DeliveryFault | null, now: Date): boolean {
  // What was not to be sent says nothing against the sink.
  if (fault === null || fault.kind === "unsent" || fault.kind === "early")
    return health.worked(key, now.getTime());
  health.failed(key, fault.kind === "unreachable", now.getTime());
  return false;
}

/** One log line and one measurement for each attempt: about the delivery, never about the person. */
function report({ logger, metrics, typeOf }: WorkerOptions, outcome: Outcome, seconds: number): void {
  const { delivery, state } = outcome;
  const { id, leadId, tenant, sink, attempts } = delivery;
  const type = typeOf(delivery);
  const isEarly = outcome.state === "waiting" && outcome.isEarly === true;
  metrics.deliveryAttempted(type, isEarly ? "unsent" : state === "waiting" ? "failed" : state, seconds);
  const fields = {
    delivery: id,
    lead: leadId,
    tenant,
    sink,
    type,
    attempts,
    ms: Math.round(seconds * 1_000),
  };
  if (outcome.state === "delivered") logger.info(fields, "lead delivered");
  else if (outcome.state === "unsent") logger.info({ ...fields, why: outcome.fault }, "nothing was sent");
  else if (isEarly)
    logger.info({ ...fields, why: outcome.fault, dueAt: outcome.dueAt }, "nothing was sent yet");
  else if (outcome.state === "waiting")
    logger.warn({ ...fields, fault: outcome.fault, dueAt: outcome.dueAt }, "lead not delivered yet");
  else logger.error({ ...fields, fault: outcome.fault }, "lead delivery given up");
}
