import type { Transaction } from "kysely";
import type { Schema } from "~/infra/db/schema.server";

/** Makes what counts a shopper's own rows wait for others that do the same, until the transaction ends. */
export async function waitForShopper(transaction: Transaction<Schema>, shopperId: string): Promise<void> {
  await transaction
    .updateTable("shopper")
    .set(({ ref }) => ({ id: ref("id") }))
    .where("id", "=", shopperId)
    .execute();
}
