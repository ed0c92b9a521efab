import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("vehicle_visitor").execute();
  await db.schema
    .createTable("day_visitor")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("visitor", "text", (column) => column.notNull())
    .addColumn("deed", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("day_visitor_key", ["day", "visitor", "deed"])
    .execute();
}

/** Who did what on a day, so that a person counts once for it; emptied after the day. */
export const createVisits: Migration = { up };
