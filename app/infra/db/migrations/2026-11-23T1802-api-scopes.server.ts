import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("stock_push_key")
    .addColumn("scope", "text", (column) => column.notNull().defaultTo("stock"))
    .execute();
}

/** Keys say what they open: those that are there push stock. */
export const addApiScopes: Migration = { up };
