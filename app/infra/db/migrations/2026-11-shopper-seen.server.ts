import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("shopper")
    .addColumn("seen_at", "text", (column) => column.notNull().defaultTo(new Date().toISOString()))
    .execute();
}

/** When a shopper was there last. Nobody knows it of the accounts there are: theirs counts from now. */
export const addShopperSeen: Migration = { up };
