import { type Kysely, type Migration, sql } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("appointment")
    .addColumn("begins_at", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  // The zone of what was booked before is not known here: its wall time stands in the moment's place.
  await sql`update appointment set begins_at = starts_at`.execute(db);
  await db.schema.dropIndex("appointment_of_car").execute();
  await db.schema
    .createIndex("appointment_of_car_at")
    .unique()
    .on("appointment")
    .columns(["tenant", "car_id", "begins_at"])
    .where("car_id", "<>", "")
    .execute();
}

/** One vehicle is driven by one shopper at a time, whatever the clocks of the places show. */
export const addVisitMoments: Migration = { up };
