import type { Logger } from "~/ports/logger";

/** Milliseconds between the tries: a database is away for seconds at a restart, for minutes when it moves. */
const WAITS = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000];

/** What was given back, for the log. */
export interface GivenBack {
  readonly tenant: string;
  readonly form: string;
  readonly logger: Pick<Logger, "warn" | "error">;
}

/**
 * Undoes what was done for a lead that was not kept, such as a booked time. The shopper waits for the first try only.
 * What fails, usually because the database is away, is tried again in the background, and each failure is logged.
 */
export async function giveBack(undo: () => Promise<void>, about: GivenBack): Promise<void> {
  if (await undone(undo, about, WAITS.length)) return;
  tryLater(undo, about, 0);
}

function tryLater(undo: () => Promise<void>, about: GivenBack, at: number): void {
  const wait = WAITS[at];
  if (wait === undefined) return;
  const timer = setTimeout(() => {
    void undone(undo, about, WAITS.length - at - 1).then((done) => {
      if (!done) tryLater(undo, about, at + 1);
    });
  }, wait);
  timer.unref();
}

async function undone(
  undo: () => Promise<void>,
  { tenant, form, logger }: GivenBack,
  left: number,
): Promise<boolean> {
  try {
    await undo();
    return true;
  } catch (error) {
    const fields = { tenant, form, error };
    if (left > 0)
      logger.warn({ ...fields, left }, "what was booked for a lead is not given back yet: tried again");
    else logger.error(fields, "what was booked for a lead that was not kept stays taken");
    return false;
  }
}
