import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("phone_reveal")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("tenant", "text", (column) => column.notNull())
    .addColumn("website_id", "text", (column) => column.notNull())
    .addColumn("dealership_id", "text", (column) => column.notNull())
    .addColumn("car_id", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("phone_reveal_by_tenant")
    .on("phone_reveal")
    .columns(["tenant", "at"])
    .execute();
  await db.schema
    .createTable("vehicle_visitor")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("car_id", "text", (column) => column.notNull())
    .addColumn("visitor", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("vehicle_visitor_key", ["day", "car_id", "visitor"])
    .execute();
  await db.schema
    .createTable("vehicle_views")
    .addColumn("car_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("views", "integer", (column) => column.notNull())
    .execute();
}

/** Calls asked for, and views of vehicles with the day's visitors they were counted by. */
export const createEngagementTables: Migration = { up };
