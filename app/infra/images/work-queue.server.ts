import { PicturesBusyError } from "~/ports/picture-source";

/** How much a {@link WorkQueue} takes on. */
export interface WorkQueueOptions {
  readonly atOnce: number;
  /** How many may wait in line. */
  readonly waiting: number;
  /** Milliseconds after which a waiting job is refused. */
  readonly patienceMs: number;
}

/** Runs jobs, a few at once, the rest in line. Background jobs run one at a time while nobody else is served. */
export class WorkQueue {
  readonly #line = new Set<() => void>();
  readonly #background: (() => Promise<unknown>)[] = [];
  #running = 0;
  #inBackground = false;

  constructor(private readonly options: WorkQueueOptions) {}

  /** @throws PicturesBusyError when the line is full, or when the job waited longer than the patience */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.options.atOnce) this.#running++;
    else await this.#standInLine();
    try {
      return await job();
    } finally {
      this.#next();
    }
  }

  /** Does a job when nothing else is to be done. The job must not reject. @returns false when too many wait already */
  later(job: () => Promise<unknown>): boolean {
    if (this.#background.length >= this.options.waiting) return false;
    this.#background.push(job);
    // Not at once: the page that asked is likely to ask for more.
    setImmediate(() => this.#idle());
    return true;
  }

  #standInLine(): Promise<void> {
    if (this.#line.size >= this.options.waiting) {
      return Promise.reject(new PicturesBusyError("Too many pictures at once"));
    }
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.#line.delete(served);
        reject(new PicturesBusyError("Pictures are made too slowly"));
      }, this.options.patienceMs);
      const served = () => {
        clearTimeout(patience);
        resolve();
      };
      this.#line.add(served);
    });
  }

  /** Gives a free place to the next in line, before anything new can take it. */
  #next(): void {
    const [next] = this.#line;
    if (next === undefined) {
      this.#running--;
      this.#idle();
      return;
    }
    this.#line.delete(next);
    next();
  }

  #idle(): void {
    if (this.#running > 0 || this.#inBackground) return;
    const job = this.#background.shift();
    if (job === undefined) return;
    this.#inBackground = true;
    void job().finally(() => {
      this.#inBackground = false;
      this.#idle();
    });
  }
}
