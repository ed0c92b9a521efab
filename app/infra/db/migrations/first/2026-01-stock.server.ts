import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stock_vehicle")
    .addColumn("id", "bigint", (column) => column.primaryKey().notNull())
    .addColumn("dealership_id", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("stock_vehicle_by_dealership")
    .on("stock_vehicle")
    .columns(["dealership_id", "id"])
    .execute();
  await db.schema
    .createTable("stock_publication")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("setting")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .execute();
}

/** Published stock, its publication counter, and the settings table. */
export const createStockTables: Migration = { up };
