import type { Kysely, Transaction } from "kysely";
import type { StockDifference, StockDocument } from "~/ports/stock-store";
import { BeforeKeeper } from "../history/keep-publication.server";
import { lockVersion } from "../publication-lock.server";
import type { Schema } from "../schema.server";
import { type Draft, holdDraft } from "./draft.server";
import { parts, SmallTransactions } from "./small-transactions.server";
import { endRows, putRows, rowsFrom, undoRows } from "./stock-rows.server";
import { StockStatistics } from "./stock-statistics.server";

/**
 * Writes vehicles into a draft, some hundred in each transaction. Every call rejects with a `SupersededError` when the
 * dealership's stock was changed by something else, or the draft taken over.
 */
export class EditionWriter {
  readonly #small: SmallTransactions;
  readonly #before: BeforeKeeper;
  readonly #statistics: StockStatistics;

  /** @param at ISO time that the history gives what goes or moves */
  constructor(
    private readonly queries: Kysely<Schema>,
    readonly draft: Draft,
    at: string,
  ) {
    const { dealershipId, number } = draft;
    this.#small = new SmallTransactions(queries);
    this.#statistics = new StockStatistics(queries);
    this.#before = new BeforeKeeper({ dealershipId, number, at });
  }

  /** What an edition changes. */
  async write({ added, changed, removed }: Omit<StockDifference, "unchanged">): Promise<void> {
    const slugs = new Map(changed.map(({ id, slug }) => [id, slug]));
    // First what goes, so that two vehicles may exchange their paths.
    for (const ids of parts([...removed, ...slugs.keys()])) await this.#end(ids, slugs);
    for (const some of parts(changed)) await this.#put(some);
    for (const some of parts(added)) await this.add(some);
  }

  /** Some hundred vehicles that are not published. */
  async add(some: readonly StockDocument[]): Promise<void> {
    const piece = await this.#before.absent(some.map(({ id }) => id));
    await this.#put(some, (transaction) => this.#before.keep(transaction, piece));
  }

  /** Vehicles of this draft as they are to be instead: the history knows them already. */
  async replace(documents: readonly StockDocument[]): Promise<void> {
    const { dealershipId, number } = this.draft;
    // All of them first, as two may exchange their paths.
    for (const some of parts(documents)) {
      const ids = some.map(({ id }) => id);
      await this.#write((transaction) => undoRows(transaction, dealershipId, ids, [number, number]));
    }
    for (const some of parts(documents)) await this.#put(some);
  }

  /** Says that the draft is still being written. */
  hold(): Promise<void> {
    return this.#write(() => Promise.resolve());
  }

  async #end(ids: readonly string[], slugs: ReadonlyMap<string, string>): Promise<void> {
    const { dealershipId, number } = this.draft;
    const piece = await this.#before.published(this.queries, ids, slugs);
    await this.#write(async (transaction) => {
      await this.#before.keep(transaction, piece);
      await endRows(transaction, dealershipId, ids, number);
    });
  }

  async #put(
    some: readonly StockDocument[],
    first: (transaction: Transaction<Schema>) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const { dealershipId, number } = this.draft;
    const rows = rowsFrom(dealershipId, number, some);
    await this.#write(async (transaction) => {
      await first(transaction);
      await putRows(transaction, dealershipId, rows);
    });
    await this.#statistics.wrote(rows.length);
  }

  #write(work: (transaction: Transaction<Schema>) => Promise<void>): Promise<void> {
    return this.#small.run(async (transaction) => {
      await lockVersion(transaction);
      await holdDraft(transaction, this.draft);
      await work(transaction);
    });
  }
}
