import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await createLead(db);
  await createLeadChange(db);
  await createDelivery(db);
}

async function createLead(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("lead")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("tenant", "text", (column) => column.notNull())
    .addColumn("website_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("category", "text")
    .addColumn("subcategory", "text")
    .addColumn("dealership_id", "text")
    .addColumn("car_id", "text")
    .addColumn("submission_key", "text", (column) => column.notNull())
    .addColumn("received_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("suspicion", "text")
    .addColumn("email", "text")
    .addColumn("phone", "text")
    .addColumn("document", "text", (column) => column.notNull())
    .addUniqueConstraint("lead_submission", ["tenant", "submission_key"])
    .execute();
  await db.schema.createIndex("lead_by_time").on("lead").column("received_at").execute();
  await db.schema.createIndex("lead_by_email").on("lead").column("email").execute();
  await db.schema.createIndex("lead_by_phone").on("lead").column("phone").execute();
}

async function createLeadChange(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("lead_change")
    .addColumn("lead_id", "text", (column) => column.notNull().references("lead.id").onDelete("cascade"))
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("submission_key", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("lead_change_key", ["lead_id", "revision"])
    .addUniqueConstraint("lead_change_submission", ["lead_id", "submission_key"])
    .execute();
}

async function createDelivery(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("delivery")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("lead_id", "text", (column) => column.notNull().references("lead.id").onDelete("cascade"))
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("tenant", "text", (column) => column.notNull())
    .addColumn("sink", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("lease", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("give_up_at", "text", (column) => column.notNull())
    .addColumn("failing_since", "text")
    .addColumn("last_fault", "text")
    .addColumn("finished_at", "text")
    .addUniqueConstraint("delivery_once", ["lead_id", "revision", "sink"])
    .execute();
  await db.schema.createIndex("delivery_due").on("delivery").columns(["state", "due_at"]).execute();
}

/** Leads, their later steps, and the outbox they are delivered from. */
export const createLeadTables: Migration = { up };
