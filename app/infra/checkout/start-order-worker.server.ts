import type { DraftStore } from "~/ports/draft-store";
import type { Logger } from "~/ports/logger";
import { DAY_MS, HOUR_MS } from "~/domain/time/day";
import { type Rounds, startRounds } from "~/infra/rounds.server";

/** What the background does for orders, and how often. */
export interface OrderWorkerOptions {
  /** Does what is due. */
  readonly tend: () => Promise<unknown>;
  readonly drafts: Pick<DraftStore, "purge">;
  readonly now: () => Date;
  readonly everyMs: number;
  readonly logger: Logger;
}

const DRAFT_DAYS = 30;

/** Ends holds, gives money back, settles payments nobody came back from, forgets old drafts. Returns what stops it. */
export function startOrderWorker({
  tend,
  drafts,
  now,
  everyMs,
  logger,
}: OrderWorkerOptions): Pick<Rounds, "close"> {
  let purged = 0;
  const turn = async () => {
    await tend();
    const time = now().getTime();
    if (time - purged < HOUR_MS) return;
    purged = time;
    await drafts.purge(new Date(time - DRAFT_DAYS * DAY_MS).toISOString());
  };
  return startRounds(turn, {
    everyMs,
    onFailure: (error) => logger.error({ error }, "orders could not be looked after"),
  });
}
