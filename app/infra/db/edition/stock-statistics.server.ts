import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Schema } from "../schema.server";

const FIRST_COUNT = 2_000;
const GROWTH = 4;

/**
 * PostgreSQL plans by what it counted last, once a minute at the most. In a table that it takes for empty it reads every
 * row where it should ask an index: 43 ms instead of 1 among 100,000 vehicles, for each of some hundred questions of an
 * import. So it counts anew whenever the vehicles that were written have become four times as many.
 */
export class StockStatistics {
  readonly #counts: boolean;
  #written = 0;
  #next = FIRST_COUNT;

  constructor(private readonly queries: Kysely<Schema>) {
    this.#counts = queries.getExecutor().adapter instanceof PostgresAdapter;
  }

  /** Has it count again when it is time to, after so many rows were written. */
  async wrote(rows: number): Promise<void> {
    this.#written += rows;
    if (!this.#counts || this.#written < this.#next) return;
    this.#next = this.#written * GROWTH;
    await sql`analyze stock_row`.execute(this.queries);
  }
}
