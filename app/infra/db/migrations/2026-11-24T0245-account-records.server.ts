import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("shopper").addColumn("language", "text").execute();
  await db.schema.alterTable("lead").addColumn("shopper_id", "text").execute();
  await db.schema
    .createIndex("lead_by_shopper_time")
    .on("lead")
    .columns(["tenant", "shopper_id", "received_at"])
    .execute();
}

/** The language a shopper reads the site in, and who was signed in when a lead was sent. */
export const addAccountRecords: Migration = { up };
