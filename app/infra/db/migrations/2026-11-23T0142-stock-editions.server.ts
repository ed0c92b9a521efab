import { type Kysely, type Migration, sql } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stock_row")
    .addColumn("id", "bigint", (column) => column.notNull())
    .addColumn("dealership_id", "text", (column) => column.notNull())
    .addColumn("since_edition", "integer", (column) => column.notNull())
    .addColumn("until_edition", "integer")
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("stocknum", "text")
    .addColumn("vin", "text")
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("stock_row_key", ["id", "since_edition"])
    .addUniqueConstraint("stock_row_slug", ["slug", "since_edition"])
    .execute();
  const columns = sql`id, dealership_id, slug, stocknum, vin, digest, document`;
  await sql`insert into stock_row (since_edition, ${columns}) select 0, ${columns} from stock_vehicle`.execute(
    db,
  );
  await db.schema.dropTable("stock_vehicle").execute();
  // Vehicles are counted and listed by the first of them alone, without their documents.
  for (const [name, ...rest] of [
    ["dealership", "id", "since_edition", "until_edition"],
    ["stocknum", "stocknum"],
    ["vin", "vin"],
  ])
    await db.schema
      .createIndex(`stock_row_by_${name}`)
      .on("stock_row")
      .columns(["dealership_id", ...rest])
      .execute();
  await addEditions(db);
}

async function addEditions(db: Kysely<unknown>): Promise<void> {
  for (const column of ["edition", "draft"])
    await db.schema
      .alterTable("stock_dealership")
      .addColumn(column, "integer", (definition) => definition.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable("stock_dealership").addColumn("draft_at", "text").execute();
  await db.schema.alterTable("stock_dealership").addColumn("untidied", "integer").execute();
  await sql`insert into stock_dealership (id, version)
    select distinct dealership_id, 0 from stock_row
    where dealership_id not in (select id from stock_dealership)`.execute(db);
  // With "cross join" SQLite goes by the row's index and looks the dealership up, and never the other way round.
  await sql`create view stock_vehicle as
    select r.id, r.dealership_id, r.slug, r.stocknum, r.vin, r.digest, r.document
    from stock_row r cross join stock_dealership d
    where d.id = r.dealership_id and r.since_edition <= d.edition
      and (r.until_edition is null or r.until_edition > d.edition)`.execute(db);
}

/**
 * Vehicles are written before they are published and deleted after they were: a row says from which edition of its
 * dealership's stock on, and until which, it is published. Readers see the view that has the old table's name.
 */
export const createStockEditions: Migration = { up };
