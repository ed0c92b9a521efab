import { setImmediate as giveWay } from "node:timers/promises";

/** Milliseconds for which work may hold the event loop without a pause. */
const SLICE_MS = 5;

/** Long work that pauses regularly, so that everything else in this process gets its turn. */
export class Turns {
  #since = performance.now();

  constructor(private readonly sliceMs = SLICE_MS) {}

  /** Whether it is time to pause. */
  get isOver(): boolean {
    return performance.now() - this.#since > this.sliceMs;
  }

  /** Pauses when it is time to. */
  async take(): Promise<void> {
    if (this.isOver) await this.giveWay();
  }

  async giveWay(): Promise<void> {
    await giveWay();
    this.#since = performance.now();
  }
}

/**
 * For short work that many ask for at the same moment, such as rendering a page. Each caller of the returned function
 * continues in a turn of the event loop of its own, in order, so that everything else is answered between two of them.
 */
export function oneEachTurn(): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return async () => {
    last = last.then(() => giveWay());
    await last;
  };
}

/** Work cut into short steps; each `yield` is a place where it may be interrupted. */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all steps, pausing between them. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  const turns = new Turns();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (turns.isOver) await turns.giveWay();
  }
}

/** Does all steps without a pause, where nothing else waits. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
