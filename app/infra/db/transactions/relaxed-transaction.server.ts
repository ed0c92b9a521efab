import { type Transaction, sql } from "kysely";
import { RELAXED } from "~/infra/db/sqlite/sqlite-dialect.server";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";

/**
 * A transaction that does not wait for the disk. The end of the process does not undo it, a power cut may, though never
 * half of it. For changes that are made again by themselves, such as notes about deliveries.
 */
export function relaxedTransaction<Result>(
  { queries, kind }: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  if (kind === "postgres")
    return queries.transaction().execute(async (transaction) => {
      await sql`set local synchronous_commit = off`.execute(transaction);
      return work(transaction);
    });
  return queries.transaction().setIsolationLevel(RELAXED).execute(work);
}
