import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column at a time.
  await db.schema.alterTable("stock_gone").addColumn("slug", "text").execute();
  await db.schema.alterTable("stock_gone").addColumn("document", "text").execute();
  await db.schema.createIndex("stock_gone_by_slug").on("stock_gone").column("slug").execute();
}

/** What a vehicle's page still says after the vehicle has left the stock; null for those that went before. */
export const keepGoneVehicles: Migration = { up };
