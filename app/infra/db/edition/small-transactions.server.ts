import { setTimeout as pause } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../schema.server";
import { LOCK_RETRY_MS } from "../sqlite/sqlite-connection.server";

/** Vehicles that one transaction writes. */
export const ROWS_AT_ONCE = 400;

/** Long enough for whoever waits for SQLite's write lock to try for it. */
const GIVE_WAY_MS = 2 * LOCK_RETRY_MS;

/** Transactions of one piece of work, with time between them in which others write: somebody's lead never waits long. */
export class SmallTransactions {
  #ended = -Infinity;

  constructor(private readonly queries: Kysely<Schema>) {}

  async run<Result>(work: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result> {
    const left = this.#ended + GIVE_WAY_MS - performance.now();
    if (left > 0) await pause(left);
    try {
      return await this.queries.transaction().execute(work);
    } finally {
      this.#ended = performance.now();
    }
  }
}

/** A list in pieces that one transaction takes. */
export function parts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  );
}
