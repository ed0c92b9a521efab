import { setTimeout as pause } from "node:timers/promises";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/domain/time/day";
import { retryPauseMs } from "~/domain/time/retry-pause";
import type { SearchOutbox, WaitingChange } from "~/infra/db/search-outbox.server";
import type { WorkLease } from "~/infra/db/transactions/work-lease.server";
import { startRounds } from "~/infra/rounds.server";
import type { Clock } from "~/ports/clock";
import type { IndexMetrics } from "~/ports/index-metrics";
import type { Logger } from "~/ports/logger";
import type { StockStore } from "~/ports/stock-store";
import { compareIndex } from "./compare-index.server";
import type { RowError } from "../typesense/import-batch.server";
import { type KeptIndex, UncertainChangeError } from "./kept-index.server";

/** What keeping an index up to date needs. */
export interface IndexKeeperOptions {
  /** Of the index; for logs. */
  readonly name: string;
  readonly outbox: SearchOutbox;
  /** Of everything that writes to the index: of several processes one does. */
  readonly lease: WorkLease;
  /** The index that sites search at this moment. */
  readonly open: () => Promise<KeptIndex>;
  readonly stock: Pick<StockStore, "all" | "findByIds">;
  readonly clock: Clock;
  /** From 0 up to 1. */
  readonly chance: () => number;
  readonly logger: Logger;
  readonly metrics: IndexMetrics;
  readonly pace?: Partial<KeeperPace>;
}

/** Keeps an index up to date in the background. */
export interface IndexKeeper {
  /** Begins nothing more, and waits a moment for what is under way. */
  close(): Promise<void>;
}

/** Its times, in milliseconds. */
export interface KeeperPace {
  /** How often it looks for changes. */
  readonly everyMs: number;
  /** The longest pause between two attempts while the index does not answer. */
  readonly longestPauseMs: number;
  /**
   * A request without an answer may still be carried out. So what it was about is not told again for this long: by then
   * it has ended wherever it was.
   */
  readonly settledMs: number;
  /** How long it keeps others from writing to the index, a seed above all, while there is more and more to tell. */
  readonly turnMs: number;
}

const PACE: KeeperPace = {
  everyMs: 1_000,
  longestPauseMs: MINUTE_MS,
  settledMs: MINUTE_MS,
  turnMs: 10_000,
};
/** Vehicles told at a time. */
const AT_ONCE = 100;
/** The daily comparison is made from this hour of the day on (UTC). */
const COMPARE_FROM_MS = 3 * HOUR_MS;
const STOP_MS = 1_500;
const ALERT_AFTER_MS = 5 * MINUTE_MS;

/** Starts telling an index what was published, and compares the two once a day. */
export function startIndexKeeper(options: IndexKeeperOptions): IndexKeeper {
  const { outbox, lease, stock, clock, logger } = options;
  const now = () => clock.now().getTime();
  const fault = { since: 0, nextAt: 0 };
  const pace = { ...PACE, ...options.pace };
  const measure = createMeasure(options);
  let comparedOn = -1;
  let hasMissed = false;
  let closing = false;

  async function round(): Promise<void> {
    try {
      // Where nobody left changes for the index until now, only a comparison finds them.
      if (await outbox.register()) hasMissed = true;
      await measure();
      if (now() < fault.nextAt) return;
      if ((await outbox.due(1)).length > 0) await lease.hold(tellAll);
      if (!closing) await compareWhenDue();
      if (fault.since > 0) logger.info({ index: options.name }, "the search index takes changes again");
      fault.since = fault.nextAt = 0;
    } catch (error) {
      if (closing) return;
      fault.since ||= now();
      fault.nextAt = now() + retryPauseMs(now() - fault.since, options.chance(), pace.longestPauseMs);
      logger.warn({ index: options.name, error }, "the search index takes no changes; they wait");
    }
  }

  async function tellAll(keep: () => Promise<void>): Promise<void> {
    const index = await options.open();
    const end = performance.now() + pace.turnMs;
    while (!closing && performance.now() < end) {
      const changes = await outbox.due(AT_ONCE);
      if (changes.length > 0) await tell(index, changes, keep);
      await measure();
      if (changes.length < AT_ONCE) return;
    }
  }

  /** Tells vehicles as they stand in the database now, whatever they were when the change was left. */
  async function tell(index: KeptIndex, changes: readonly WaitingChange[], keep: () => Promise<void>) {
    const ids = changes.map(({ vehicleId }) => vehicleId);
    const found = await stock.findByIds(ids);
    // A row that cannot be read is in no index: null as well.
    const vehicles = ids.flatMap((id) => found.get(id) ?? []);
    try {
      await keep();
      await index.remove(ids.filter((id) => (found.get(id) ?? null) === null));
      await keep();
      await settle(changes, await index.put(vehicles));
    } catch (error) {
      if (error instanceof UncertainChangeError) await outbox.postpone(changes, pace.settledMs);
      throw error;
    }
  }

  async function settle(changes: readonly WaitingChange[], faults: readonly RowError[]): Promise<void> {
    for (const { vehicleId, reason } of faults)
      logger.error({ index: options.name, vehicle: vehicleId, reason }, "the search index refused a vehicle");
    const ids = new Set(faults.map(({ vehicleId }) => vehicleId));
    await outbox.told(changes.filter(({ vehicleId }) => !ids.has(vehicleId)));
    await outbox.refused(
      changes.filter(({ vehicleId }) => ids.has(vehicleId)),
      options.chance(),
    );
  }

  async function compareWhenDue(): Promise<void> {
    const day = Math.floor((now() - COMPARE_FROM_MS) / DAY_MS);
    if (hasMissed) hasMissed = !(await lease.hold(compare));
    else if (comparedOn !== day && (await lease.run(day, compare))) comparedOn = day;
  }

  async function compare(keep: () => Promise<void>): Promise<void> {
    const start = performance.now();
    const drift = await compareIndex({ index: await options.open(), stock, outbox, keep });
    options.metrics.indexDrift(drift);
    const ms = Math.round(performance.now() - start);
    const told = { index: options.name, vehicles: drift, ms };
    if (drift > 0) logger.warn(told, "the search index differed from the stock; it is put right");
    else logger.info(told, "the search index holds the stock");
  }

  const rounds = startRounds(round, { everyMs: pace.everyMs, onFailure: () => undefined });
  rounds.wake();
  return {
    async close() {
      closing = true;
      const patience = new AbortController();
      await Promise.race([
        rounds.close(),
        pause(STOP_MS, undefined, { signal: patience.signal }).catch(() => undefined),
      ]);
      patience.abort();
    },
  };
}

/** Measures how far behind the index is, and logs an alert, at most once an hour, when that is long. */
function createMeasure({ name, outbox, clock, logger, metrics }: IndexKeeperOptions): () => Promise<void> {
  let alertedAt = -Infinity;
  return async () => {
    const { waiting, since } = await outbox.lag();
    const now = clock.now().getTime();
    const lagMs = since === null ? 0 : Math.max(0, now - since.getTime());
    metrics.indexBehind(lagMs / 1_000, waiting);
    if (lagMs < ALERT_AFTER_MS || now - alertedAt < HOUR_MS) return;
    alertedAt = now;
    logger.error({ alert: "search-index-behind", index: name, waiting, since }, "the search index is behind");
  };
}
