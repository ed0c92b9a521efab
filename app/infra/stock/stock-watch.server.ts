import type { Logger } from "~/ports/logger";
import type { StockStore } from "~/ports/stock-store";

/** What a watch looks at, and what it does about a new publication. */
export interface StockWatchOptions {
  readonly stock: Pick<StockStore, "version" | "versions">;
  /** Brings the search index up to date; until it has, {@link StockWatch.version} stays. */
  readonly refresh: () => Promise<unknown>;
  /** Milliseconds between two looks. */
  readonly everyMs: number;
  readonly logger: Logger;
}

/** Knows which publication the index answers from. */
export interface StockWatch {
  version(): number;
  /** The publication of a dealership's stock that the index answers from, at least; 0 for one without stock. */
  versionOf(dealershipId: string): number;
  /** Ends the looking; a refresh under way finishes. */
  close(): void;
}

/**
 * Notices what `npm run stock` publishes from another process, without a restart. Has looked once when it
 * resolves, and rejects when that first look fails; later failures are logged and tried again.
 */
export async function watchStock({
  stock,
  refresh,
  everyMs,
  logger,
}: StockWatchOptions): Promise<StockWatch> {
  let known = 0;
  let byDealership: ReadonlyMap<string, number> = new Map();
  const look = async (): Promise<void> => {
    const published = await stock.version();
    if (published === known) return;
    // Read before the index: what is published meanwhile makes the next look refresh again.
    const versions = await stock.versions();
    await refresh();
    known = published;
    byDealership = versions;
  };
  await look();
  let looking = false;
  const timer = setInterval(() => {
    // A database that hangs must not collect a queue of questions.
    if (looking) return;
    looking = true;
    look()
      .catch((error: unknown) => {
        logger.error({ error }, "stock could not be refreshed");
      })
      .finally(() => (looking = false));
  }, everyMs);
  timer.unref();
  return {
    version: () => known,
    versionOf: (dealershipId) => byDealership.get(dealershipId) ?? 0,
    close: () => clearInterval(timer),
  };
}
