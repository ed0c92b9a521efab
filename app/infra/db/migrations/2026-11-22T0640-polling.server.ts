import type { Kysely, Migration } from "kysely";

/** Indexes for tables that the process asks repeatedly: the columns it asks by. */
const INDEXES: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ["checkout_order", ["state", "car_id"]],
  ["checkout_order", ["tenant", "look_at"]],
  ["checkout_order", ["tenant", "created_at"]],
  ["checkout_draft", ["saved_at"]],
  ["sign_in_code", ["sent_at"]],
  ["sign_in_number", ["changed_at"]],
  ["shopper_session", ["used_at"]],
  ["kept_form", ["expires_at"]],
  ["saved_search", ["alerts", "checked_at", "id"]],
  ["watched_vehicle", ["car_id", "shopper_id"]],
  ["lead", ["tenant", "changed_at"]],
  ["shopper", ["tenant", "seen_at"]],
  ["appointment", ["tenant", "booked_at"]],
  ["form_file", ["tenant", "kept_at"]],
  ["prize_draw", ["tenant", "drawn_at"]],
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of INDEXES)
    await db.schema
      .createIndex(`${table}_by_${columns.join("_")}`)
      .on(table)
      .columns([...columns])
      .execute();
  // The longer ones stand in for these.
  await db.schema.dropIndex("watched_vehicle_by_car_id").execute();
  await db.schema.dropIndex("checkout_order_due").execute();
  await db.schema
    .createTable("work_lease")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("until_at", "text", (column) => column.notNull())
    .addColumn("done", "integer", (column) => column.notNull())
    .execute();
}

/** Indexes for what is polled, and leases of work that one process does for all. */
export const addPolling: Migration = { up };
