import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stock_dealership")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
}

/** The publication that last changed each dealership's stock. One published before this has none until it changes. */
export const createStockDealerships: Migration = { up };
