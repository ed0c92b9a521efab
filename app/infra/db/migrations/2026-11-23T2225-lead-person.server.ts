import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("lead_by_email_time")
    .on("lead")
    .columns(["tenant", "email", "received_at"])
    .execute();
  await db.schema
    .createIndex("lead_by_phone_time")
    .on("lead")
    .columns(["tenant", "phone", "received_at"])
    .execute();
}

/** What a person sent a dealer within a day is found without reading all they ever sent. */
export const addLeadPersonIndexes: Migration = { up };
