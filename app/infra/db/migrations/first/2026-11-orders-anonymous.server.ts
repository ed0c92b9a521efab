import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("checkout_order").addColumn("anonymised_at", "text").execute();
}

/** Since when an order names nobody. */
export const addOrderAnonymity: Migration = { up };
