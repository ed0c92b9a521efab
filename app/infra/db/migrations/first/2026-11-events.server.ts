import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("event_count")
    .addColumn("tenant", "text", (column) => column.notNull())
    .addColumn("website_id", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("event_id", "integer", (column) => column.notNull())
    .addColumn("car_id", "text", (column) => column.notNull())
    .addColumn("times", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("event_count_key", ["tenant", "day", "event_id", "car_id"])
    .execute();
}

/** Events by dealer, day and vehicle. */
export const createEventTables: Migration = { up };
