import { type Kysely, type Migration, sql } from "kysely";

const COLUMNS = ["hold_until", "hold_began_at", "claim_visitor", "claim_phone", "claim_address"];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of COLUMNS)
    await db.schema.alterTable("checkout_order").addColumn(column, "text").execute();
  await sql`update checkout_order set hold_until = pay_by, hold_began_at = created_at
    where state = 'pending' and car_id is not null`.execute(db);
  await sql`drop index checkout_order_one_holder`.execute(db);
  // One holder for a vehicle: an order that is paid, or one that is being paid. An order whose form was only filled in
  // keeps nobody out.
  await sql`create unique index checkout_order_one_keeper on checkout_order (car_id)
    where state = 'held' or (state = 'pending' and hold_until is not null)`.execute(db);
  await sql`create index checkout_order_open on checkout_order (hold_until) where state = 'pending'`.execute(
    db,
  );
  await sql`create index checkout_order_vehicle on checkout_order (car_id, created_at)`.execute(db);
}

/** Holds: a vehicle is kept from the opening of the payment page on, for a limited time, for a known claimant. */
export const addHolds: Migration = { up };
