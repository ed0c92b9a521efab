import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("appointment")
    .addColumn("tenant", "text", (column) => column.notNull())
    .addColumn("location_id", "text", (column) => column.notNull())
    .addColumn("starts_at", "text", (column) => column.notNull())
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("car_id", "text", (column) => column.notNull())
    .addColumn("submission_key", "text", (column) => column.notNull())
    .addColumn("booked_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("appointment_key", ["tenant", "location_id", "starts_at", "seat"])
    .execute();
  await db.schema
    .createIndex("appointment_once")
    .unique()
    .on("appointment")
    .columns(["tenant", "submission_key"])
    .execute();
  // One vehicle is driven by one shopper at a time; those for no particular vehicle do not meet here.
  await db.schema
    .createIndex("appointment_of_car")
    .unique()
    .on("appointment")
    .columns(["tenant", "car_id", "starts_at"])
    .where("car_id", "<>", "")
    .execute();
  await db.schema
    .createTable("prize_draw")
    .addColumn("tenant", "text", (column) => column.notNull())
    .addColumn("campaign", "text", (column) => column.notNull())
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("prize_id", "text", (column) => column.notNull())
    .addColumn("drawn_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("prize_draw_key", ["tenant", "campaign", "person"])
    .execute();
  await db.schema
    .createTable("form_file")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("tenant", "text", (column) => column.notNull())
    .addColumn("submission_key", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("kept_at", "text", (column) => column.notNull())
    .addColumn("base64", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("form_file_once")
    .unique()
    .on("form_file")
    .columns(["tenant", "submission_key", "name"])
    .execute();
}

/** Test drives booked, prizes drawn, files sent with forms. */
export const createFormTables: Migration = { up };
