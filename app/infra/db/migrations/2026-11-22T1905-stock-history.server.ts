import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stock_import")
    .addColumn("number", "integer", (column) => column.primaryKey().notNull())
    .addColumn("dealership_id", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("version_before", "integer", (column) => column.notNull())
    .addColumn("added", "integer", (column) => column.notNull())
    .addColumn("changed", "integer", (column) => column.notNull())
    .addColumn("removed", "integer", (column) => column.notNull())
    .addColumn("unchanged", "integer", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("stock_import_by_dealership")
    .on("stock_import")
    .columns(["dealership_id", "number"])
    .execute();
  await db.schema
    .createTable("stock_import_change")
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("part", "integer", (column) => column.notNull())
    // SQLite has no such type; it keeps bytes unchanged in a column of any type.
    .addColumn("content", "bytea", (column) => column.notNull())
    .addPrimaryKeyConstraint("stock_import_change_key", ["number", "part"])
    .execute();
  await db.schema
    .createTable("stock_gone")
    .addColumn("vehicle_id", "bigint", (column) => column.primaryKey().notNull())
    .addColumn("dealership_id", "text", (column) => column.notNull())
    .addColumn("listed_at", "text", (column) => column.notNull())
    .addColumn("gone_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("stock_gone_by_dealership")
    .on("stock_gone")
    .columns(["dealership_id", "gone_at"])
    .execute();
  await db.schema
    .createTable("stock_address")
    .addColumn("slug", "text", (column) => column.primaryKey().notNull())
    .addColumn("vehicle_id", "bigint", (column) => column.notNull())
    .addColumn("since", "text", (column) => column.notNull())
    .execute();
}

/** What imports changed, vehicles that went and may come back, and addresses that vehicles had before. */
export const createStockImports: Migration = { up };
