import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("shopper")
    .addColumn("seen_at", "text", (column) => column.notNull().defaultTo(new Date().toISOString()))
    .execute();
}

/** When a shopper last used the site. It is not known for existing accounts: theirs counts from the migration on. */
export const addShopperSeen: Migration = { up };
