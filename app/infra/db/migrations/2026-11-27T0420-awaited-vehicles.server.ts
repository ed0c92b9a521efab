import { type Kysely, type Migration, sql } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("lead")
    .addColumn("awaits_vehicle", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  const isReserved = sql`like '%"vehicle_status":"reserved"%'`;
  // Whose vehicle was freed before, as long ago as it may be, is not to be told today.
  const reservedNow = sql`select cast(id as text) from stock_vehicle
    where document like '%"reserved":true%' or document like '%"status":"reserved"%'
    union select car_id from checkout_order
    where state = 'held' or (state = 'pending' and hold_until is not null)`;
  // Whoever is not waiting any more is told nothing: each lead is read before it is told.
  await sql`update lead set awaits_vehicle = 1 where car_id in (${reservedNow}) and (document ${isReserved} or exists (
    select 1 from lead_change where lead_change.lead_id = lead.id and lead_change.document ${isReserved}))`.execute(
    db,
  );
  await sql`create index lead_that_waits on lead (tenant, changed_at) where awaits_vehicle = 1`.execute(db);
}

/** Who waits for a reserved vehicle is found without reading every lead, as often as stock is looked at. */
export const addAwaitedVehicles: Migration = { up };
