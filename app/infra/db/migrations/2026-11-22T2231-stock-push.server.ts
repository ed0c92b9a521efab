import { type Kysely, type Migration, sql } from "kysely";
import * as z from "zod";

interface StoredVehicle {
  id: bigint;
  document: string;
  stocknum: string | null;
  vin: string | null;
}

const ROWS = 500;
const named = z.object({ stocknum: z.string().catch(""), vin: z.string().nullable().catch(null) });

async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["stocknum", "vin"])
    await db.schema.alterTable("stock_vehicle").addColumn(column, "text").execute();
  await nameVehicles(db.withTables<{ stock_vehicle: StoredVehicle }>());
  for (const column of ["stocknum", "vin"])
    await db.schema
      .createIndex(`stock_vehicle_by_${column}`)
      .on("stock_vehicle")
      .columns(["dealership_id", column])
      .execute();
  await db.schema
    .createTable("stock_push_key")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("tenant", "text", (column) => column.notNull())
    .addColumn("dealership_id", "text")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("used_on", "text")
    .addColumn("revoked_at", "text")
    .execute();
  await db.schema
    .createTable("stock_push_answer")
    .addColumn("digest", "text", (column) => column.primaryKey().notNull())
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("request", "text", (column) => column.notNull())
    .addColumn("claimed_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("status", "integer")
    .addColumn("body", "text")
    .execute();
  for (const columns of [["expires_at"], ["key_id", "expires_at"]])
    await db.schema
      .createIndex(`stock_push_answer_by_${columns.join("_")}`)
      .on("stock_push_answer")
      .columns(columns)
      .execute();
}

/** Gives the rows that are there the numbers that are in their documents. */
async function nameVehicles(db: Kysely<{ stock_vehicle: StoredVehicle }>): Promise<void> {
  let last = 0n;
  for (;;) {
    const rows = await db
      .selectFrom("stock_vehicle")
      .select([sql<string>`cast(id as text)`.as("id"), "document"])
      .where("id", ">", last)
      .orderBy("stock_vehicle.id")
      .limit(ROWS)
      .execute();
    for (const { id, document } of rows) {
      const found = named.safeParse(readable(document));
      last = BigInt(id);
      if (!found.success) continue;
      const { stocknum, vin } = found.data;
      await db
        .updateTable("stock_vehicle")
        .set({ stocknum, vin: vin?.toUpperCase() ?? null })
        .where("id", "=", last)
        .execute();
    }
    if (rows.length < ROWS) return;
  }
}

/** Null for what another release or a hand wrote and nobody can read. */
function readable(document: string): unknown {
  try {
    return JSON.parse(document) as unknown;
  } catch {
    return null;
  }
}

/** Vehicles are found by stock and chassis number; the keys that may push stock, and the answers that they were given. */
export const createPushTables: Migration = { up };
