import { PicturesBusyError } from "~/ports/picture-source";

/**
 * Runs jobs, at most `atOnce` together and at most `waiting` in line. A job under a key that is already running or
 * waiting is joined, not repeated.
 */
export class WorkQueue {
  readonly #jobs = new Map<string, Promise<unknown>>();
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  /** @throws PicturesBusyError when the line is full */
  run<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
    const known = this.#jobs.get(key);
    // A key names one result, so the type of the promise kept under it is this one.
    if (known) return known as Promise<Result>;
    if (this.#running >= this.atOnce && this.#line.length >= this.waiting) {
      return Promise.reject(new PicturesBusyError("Too many pictures at once"));
    }
    const started = this.#start(job).finally(() => this.#jobs.delete(key));
    this.#jobs.set(key, started);
    return started;
  }

  async #start<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.atOnce) this.#running++;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
    try {
      return await job();
    } finally {
      // The next in line takes this place over, so that nobody slips in between.
      const next = this.#line.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
