import type { Transaction } from "kysely";
import type { Schema } from "~/infra/db/schema.server";

/**
 * Locks a shopper's row until the transaction ends, so that two transactions that count the shopper's other rows run
 * one after the other.
 */
export async function waitForShopper(transaction: Transaction<Schema>, shopperId: string): Promise<void> {
  await transaction
    .updateTable("shopper")
    .set(({ ref }) => ({ id: ref("id") }))
    .where("id", "=", shopperId)
    .execute();
}
