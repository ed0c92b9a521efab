import { setImmediate as giveWay } from "node:timers/promises";

/** How long work may hold the event loop at a stretch: a request waits for several stretches, not for one. */
const SLICE_MS = 5;

/** Long work that takes turns with everything else this process does. */
export class Turns {
  #since = performance.now();

  constructor(private readonly sliceMs = SLICE_MS) {}

  /** Whether it is time to give way. */
  get isOver(): boolean {
    return performance.now() - this.#since > this.sliceMs;
  }

  /** Gives way when it is time. */
  async take(): Promise<void> {
    if (this.isOver) await this.giveWay();
  }

  async giveWay(): Promise<void> {
    await giveWay();
    this.#since = performance.now();
  }
}

/**
 * For short work that many ask for at once, such as the rendering of a page: whoever waits for what this gives comes in
 * a turn of the event loop of their own, in order, so that everything else is answered between two of them.
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

/** Does all steps, giving way between them. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  const turns = new Turns();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (turns.isOver) await turns.giveWay();
  }
}

/** Does all steps at a stretch, where nothing else waits. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
