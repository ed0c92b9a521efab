import type { Kysely } from "kysely";
import type { StockAhead, StockDocument } from "~/ports/stock-store";
import type { Schema } from "../schema.server";
import { beginDraft, dropDraft, SupersededError } from "./draft.server";
import { EditionWriter } from "./edition-writer.server";
import { ROWS_AT_ONCE } from "./small-transactions.server";
import { tidyEditions } from "./tidy-editions.server";

/** Well before others take the draft's process for dead. */
const HOLD_MS = 700;

/** To what an edition is written ahead. */
interface AheadOf {
  readonly dealershipId: string;
  /** Of the stock that it is to follow. */
  readonly version: number;
  /** ISO time of the edition. */
  readonly at: string;
}

/**
 * A draft that is written while the rest of the stock is still read: vehicles that are not published, where none is.
 * What goes wrong is told when the edition is published.
 */
export class EditionAhead implements StockAhead {
  readonly #written = new Set<StockDocument>();
  #waiting: StockDocument[] = [];
  #writer: EditionWriter | null = null;
  readonly #faults: Error[] = [];
  #work: Promise<void>;
  #writtenAt = performance.now();
  readonly #holding: NodeJS.Timeout;

  constructor(
    private readonly queries: Kysely<Schema>,
    { dealershipId, version, at }: AheadOf,
  ) {
    this.#work = this.#noting(async () => {
      await tidyEditions(queries);
      const draft = await beginDraft(queries, dealershipId, version);
      if (draft === null) throw new SupersededError(`the stock of "${dealershipId}" has another version`);
      this.#writer = new EditionWriter(queries, draft, at);
    });
    this.#holding = setInterval(() => this.#hold(), HOLD_MS);
    this.#holding.unref();
  }

  add(document: StockDocument): void {
    this.#waiting.push(document);
    if (this.#waiting.length < ROWS_AT_ONCE) return;
    const some = this.#waiting;
    this.#waiting = [];
    this.#next(async (writer) => {
      await writer.add(some);
      for (const one of some) this.#written.add(one);
    });
  }

  async drop(): Promise<void> {
    await this.#end();
    const writer = this.#writer;
    this.#writer = null;
    // What cannot be undone now is undone by the next draft.
    if (writer !== null) await dropDraft(this.queries, writer.draft).catch(() => undefined);
  }

  /**
   * Ends the writing, for somebody who writes on and publishes.
   * @returns null when something else changed the stock, or when what was written is not among what is to be added;
   * nothing is left of the draft then
   * @throws what went wrong with the writing; nothing is left of the draft then
   */
  async writeRest(added: readonly StockDocument[]): Promise<EditionWriter | null> {
    await this.#end();
    const writer = this.#writer;
    const { fresh, stale } = this.#rest(added);
    if (this.#faults.length === 0 && writer !== null && stale !== null) {
      await this.#noting(async () => {
        await writer.replace(stale);
        await writer.write({ added: fresh, changed: [], removed: [] });
        // The draft is the caller's from now on.
        this.#writer = null;
      });
      if (this.#writer === null) return writer;
    }
    await this.drop();
    const [fault] = this.#faults;
    if (fault === undefined || fault instanceof SupersededError) return null;
    throw fault;
  }

  /** What is left to be written: vehicles that were not, and those that were written otherwise. */
  #rest(added: readonly StockDocument[]) {
    const wanted = new Set(added);
    const otherwise = new Set([...this.#written].flatMap((one) => (wanted.has(one) ? [] : [one.id])));
    const left = added.filter((one) => !this.#written.has(one));
    const stale = left.filter(({ id }) => otherwise.has(id));
    const fresh = left.filter(({ id }) => !otherwise.has(id));
    return { fresh, stale: stale.length === otherwise.size ? stale : null };
  }

  async #end(): Promise<void> {
    clearInterval(this.#holding);
    this.#waiting = [];
    await this.#work;
  }

  #hold(): void {
    if (performance.now() - this.#writtenAt > HOLD_MS) this.#next((writer) => writer.hold());
  }

  #next(work: (writer: EditionWriter) => Promise<void>): void {
    this.#work = this.#work.then(() =>
      this.#noting(async () => {
        if (this.#writer !== null && this.#faults.length === 0) await work(this.#writer);
      }),
    );
  }

  /** Work whose fault is kept. */
  async #noting(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#writtenAt = performance.now();
    } catch (error) {
      this.#faults.push(error instanceof Error ? error : new Error(String(error), { cause: error }));
    }
  }
}
