import type { CreateTableBuilder, Kysely, Migration } from "kysely";

type Table = CreateTableBuilder<string, string>;

const texts = (table: Table, ...names: readonly string[]): Table =>
  names.reduce((made, name) => made.addColumn(name, "text", (column) => column.notNull()), table);

async function up(db: Kysely<unknown>): Promise<void> {
  await texts(db.schema.createTable("shopper"), "tenant", "phone", "notices", "created_at")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("email", "text")
    .addColumn("email_confirmed_at", "text")
    .addUniqueConstraint("shopper_by_phone", ["tenant", "phone"])
    .execute();
  await texts(db.schema.createTable("sign_in_code"), "tenant", "phone", "digest", "sent_at", "expires_at")
    .addColumn("challenge", "text", (column) => column.primaryKey().notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("closed", "integer", (column) => column.notNull())
    .execute();
  await index(db, "sign_in_code", ["tenant", "phone", "sent_at"]);
  // One row for each number. Whoever has locked it may make the number's next code.
  await texts(db.schema.createTable("sign_in_number"), "tenant", "phone", "changed_at")
    .addPrimaryKeyConstraint("sign_in_number_key", ["tenant", "phone"])
    .execute();
  await texts(db.schema.createTable("shopper_session"), "tenant", "shopper_id", "opened_at", "used_at")
    .addColumn("digest", "text", (column) => column.primaryKey().notNull())
    .execute();
  await index(db, "shopper_session", ["shopper_id"]);
  await texts(db.schema.createTable("kept_form"), "tenant", "path", "fields", "expires_at")
    .addColumn("digest", "text", (column) => column.primaryKey().notNull())
    .execute();
  await upLists(db);
}

async function upLists(db: Kysely<unknown>): Promise<void> {
  await texts(db.schema.createTable("watched_vehicle"), "tenant", "shopper_id", "car_id", "name", "saved_at")
    .addColumn("price", "integer", (column) => column.notNull())
    .addColumn("available", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("watched_vehicle_key", ["shopper_id", "car_id"])
    .execute();
  await index(db, "watched_vehicle", ["car_id"]);
  await texts(
    db.schema.createTable("saved_search"),
    "tenant",
    "shopper_id",
    "path",
    "name",
    "query",
    "known",
    "saved_at",
    "checked_at",
  )
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("alerts", "integer", (column) => column.notNull())
    .addUniqueConstraint("saved_search_by_path", ["shopper_id", "path"])
    .execute();
  await texts(
    db.schema.createTable("shopper_notice"),
    "tenant",
    "shopper_id",
    "kind",
    "subject",
    "details",
    "state",
    "next_at",
    "created_at",
  )
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    // The same news is told once, however many processes find it.
    .addUniqueConstraint("shopper_notice_once", ["shopper_id", "kind", "subject"])
    .execute();
  await index(db, "shopper_notice", ["state", "next_at"]);
}

async function index(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join("_")}`)
    .on(table)
    .columns([...columns])
    .execute();
}

/** Shoppers, how they sign in, and what is kept for them. */
export const createAccountTables: Migration = { up };
