import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("search_index")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .execute();
  await db.schema
    .createTable("search_change")
    .addColumn("index_name", "text", (column) => column.notNull())
    .addColumn("vehicle_id", "bigint", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("failing_since", "text")
    .addPrimaryKeyConstraint("search_change_key", ["index_name", "vehicle_id"])
    .execute();
  await db.schema
    .createIndex("search_change_by_version")
    .on("search_change")
    .columns(["index_name", "version", "vehicle_id"])
    .execute();
}

/** The search indexes that are kept up to date from outside the database, and what they have not been told yet. */
export const createSearchChanges: Migration = { up };
