/** Background work that is done in rounds. */
export interface Rounds {
  /** Starts a round now; during a round, another one right after it. */
  wake(): void;
  /** Starts no further round and waits for the one under way. */
  close(): Promise<void>;
}

/** Milliseconds between rounds, and who is told when a round fails; the next round comes all the same. */
export interface RoundOptions {
  readonly everyMs: number;
  readonly onFailure: (error: unknown) => void;
}

/** Does a task every so often, never twice at the same time. The first round starts after `everyMs`, or with `wake`. */
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
