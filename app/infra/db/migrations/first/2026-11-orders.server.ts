import { type Kysely, type Migration, sql } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("checkout_order")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("tenant", "text", (column) => column.notNull())
    .addColumn("submission_key", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("car_id", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("pay_by", "text", (column) => column.notNull())
    .addColumn("held_until", "text")
    .addColumn("look_at", "text")
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("revision", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("document", "text", (column) => column.notNull())
    .addUniqueConstraint("checkout_order_once", ["tenant", "submission_key"])
    .execute();
  // One holder for a vehicle: the rule itself, kept by the database for every process at once.
  await sql`create unique index checkout_order_one_holder on checkout_order (car_id)
    where state in ('pending', 'held')`.execute(db);
  await sql`create index checkout_order_due on checkout_order (look_at) where look_at is not null`.execute(
    db,
  );
  await db.schema
    .createTable("payment_notice")
    .addColumn("tenant", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("order_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("payment_notice_key", ["tenant", "id"])
    .execute();
  await db.schema
    .createTable("sandbox_payment")
    .addColumn("reference", "text", (column) => column.primaryKey().notNull())
    .addColumn("tenant", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("checkout_draft")
    .addColumn("tenant", "text", (column) => column.notNull())
    .addColumn("visitor", "text", (column) => column.notNull())
    .addColumn("flow", "text", (column) => column.notNull())
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("saved_at", "text", (column) => column.notNull())
    .addColumn("answers", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("checkout_draft_key", ["tenant", "visitor", "flow", "about"])
    .execute();
}

/** Reservations, purchases and payments, the provider's messages about them, and forms half filled in. */
export const createOrderTables: Migration = { up };
