import type { Transaction } from "kysely";
import type { Schema } from "./schema.server";

/**
 * Locks the version of published stock until the transaction ends, before anything is read, so that publications wait
 * for each other on both databases.
 * @returns the version
 */
export async function lockVersion(transaction: Transaction<Schema>): Promise<number> {
  const row = await transaction
    .insertInto("stock_publication")
    .values({ id: 1, version: 0 })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ id: 1 }))
    .returning("version")
    .executeTakeFirstOrThrow();
  return row.version;
}
