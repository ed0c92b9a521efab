import type { FeedState } from "~/domain/stock/feeds/feed-state";
import type { StockFeed } from "~/domain/tenant/config/stock-feeds";
import type { Logger } from "~/ports/logger";
import type { ImportSummary } from "./import-job.server";
import type { Pull } from "./pull-feed.server";

/** A pull, and what is remembered of the feed before and after it. */
export interface ToldPull {
  readonly feed: StockFeed;
  readonly pull: Pull;
  readonly before: FeedState;
  readonly after: FeedState;
  readonly ms: number;
}

/** Logs what came of a pull. */
export function tellPull(logger: Logger, { feed, pull, before, after, ms }: ToldPull): void {
  const { outcome, summary } = pull;
  const told = { dealership: feed.dealership, feed: feed.id, ms, next: after.nextAt };
  const counts = { rows: summary?.rows, ...happened(summary?.events ?? {}) };
  const isBack = before.failures > 0 && after.failures === 0;
  const failed = { ...told, reason: after.fault, failures: after.failures };
  switch (outcome.kind) {
    case "published":
      if (summary !== null && summary.doubts.length > 0)
        logger.error(
          { alert: "stock-feed-unusual", ...told, ...counts, reason: summary.doubts.join("; ") },
          "a feed is published that is unusual; somebody should look whether it is right",
        );
      logger.info(
        { ...told, ...counts },
        isBack ? "a feed works again, and is published" : "a feed is published",
      );
      return;
    case "unchanged":
      logger.info(told, isBack ? "a feed works again, with nothing new" : "a feed has nothing new");
      return;
    case "waiting":
      logger.info({ ...told, reason: outcome.reason }, "a feed's file is not finished");
      return;
    case "refused":
      if (summary !== null) logger.error(failed, "a feed was refused; the stock stays as it was");
      else logger.warn(failed, "a feed's file is still the one that was refused");
      return;
    case "failed":
      logger.warn(failed, "a feed could not be pulled; the stock stays as it was");
  }
}

/** What happened at all: the figures that the history has. */
function happened(events: ImportSummary["events"]): ImportSummary["events"] {
  return Object.fromEntries(Object.entries(events).filter(([, count]) => count > 0));
}
