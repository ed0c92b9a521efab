import type { Logger } from "~/ports/logger";
import type { StockStore } from "~/ports/stock-store";

/** What a watch looks at, and what it does about a new publication. */
export interface StockWatchOptions {
  readonly stock: Pick<StockStore, "version" | "versions">;
  /**
   * Brings the search index up to date. {@link StockWatch.versionOf} changes only after that.
   * @returns false when the index does not hold what was published yet: it is asked again at the next look
   */
  readonly refresh: () => Promise<boolean>;
  /** Milliseconds between two looks. */
  readonly everyMs: number;
  readonly logger: Logger;
}

/** Knows which publication the index answers from. */
export interface StockWatch {
  version(): number;
  /**
   * The publication of a dealership's stock that the index holds, or an earlier one; 0 for a dealership without stock.
   */
  versionOf(dealershipId: string): number;
  /** Looks now, or once more after the look that is under way: something was published in this process. */
  lookNow(): void;
  /** Ends the looking; a refresh under way finishes. */
  close(): void;
}

/**
 * Notices without a restart what `npm run stock` publishes from another process. Resolves after its first look, and
 * rejects when that fails; later failures are logged and tried again.
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
    // Read before the index is built: a publication in between makes the next look refresh again.
    const versions = await stock.versions();
    if (!(await refresh())) return;
    known = published;
    byDealership = versions;
  };
  await look();
  let looking = false;
  let isAsked = false;
  const lookOnce = () => {
    // While a look is under way no other begins: with a database that hangs they would pile up.
    if (looking) return;
    looking = true;
    isAsked = false;
    look()
      .catch((error: unknown) => {
        logger.error({ error }, "stock could not be refreshed");
      })
      .finally(() => {
        looking = false;
        if (isAsked) lookOnce();
      });
  };
  const timer = setInterval(lookOnce, everyMs);
  timer.unref();
  return {
    version: () => known,
    versionOf: (dealershipId) => byDealership.get(dealershipId) ?? 0,
    lookNow() {
      isAsked = true;
      lookOnce();
    },
    close() {
      isAsked = false;
      clearInterval(timer);
    },
  };
}
