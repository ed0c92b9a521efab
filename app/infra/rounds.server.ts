/** Work that is done again and again. */
export interface Rounds {
  /** Does it now; while it is being done, once more afterwards. */
  wake(): void;
  /** Begins nothing more and waits for what is under way. */
  close(): Promise<void>;
}

/** How often, in milliseconds, and who is told when a round fails: the next one comes all the same. */
export interface RoundOptions {
  readonly everyMs: number;
  readonly onFailure: (error: unknown) => void;
}

/** Does a task every so often, never twice at once. The first round comes when its time has come, or by `wake`. */
export function startRounds(task: () => Promise<unknown>, { everyMs, onFailure }: RoundOptions): Rounds {
  let running: Promise<void> | null = null;
  let again = false;
  let closed = false;
  const run = () => {
    if (closed) return;
    running ??= task()
      .then(() => undefined, onFailure)
      .finally(() => {
        running = null;
        if (!again) return;
        again = false;
        run();
      });
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    wake() {
      again = running !== null;
      run();
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
