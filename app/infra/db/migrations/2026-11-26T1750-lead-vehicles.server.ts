import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("lead_of_vehicle").on("lead").columns(["car_id", "tenant"]).execute();
}

/** What was asked about one vehicle is found without reading every lead of its dealer. */
export const findLeadsOfVehicle: Migration = { up };
