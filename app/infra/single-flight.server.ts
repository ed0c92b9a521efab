/** Does each job once however many ask for it at the same time: they all get the one result, or the one error. */
export class SingleFlight<Result> {
  readonly #flying = new Map<string, Promise<Result>>();

  run(key: string, job: () => Promise<Result>): Promise<Result> {
    const known = this.#flying.get(key);
    if (known !== undefined) return known;
    const started = job().finally(() => this.#flying.delete(key));
    this.#flying.set(key, started);
    return started;
  }

  /** The job of a key while it is done; for whoever would do something else than join. */
  underWay(key: string): Promise<Result> | undefined {
    return this.#flying.get(key);
  }
}
