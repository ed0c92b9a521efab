import type { Kysely } from "kysely";
import { type Vehicle, vehicleSchema } from "~/domain/vehicle/vehicle";
import type { StockStore } from "~/ports/stock-store";
import type { Database } from "./database.server";
import type { Schema } from "./schema.server";
import { publishStock } from "./stock-publication.server";

const BATCH_ROWS = 500;

/** Stock in the database (DESIGN §1). What is read back is parsed: a row of another release is an error, not a guess. */
export function createStockStore(database: Database): StockStore {
  const { queries } = database;
  return {
    publish: (dealershipId, vehicles) =>
      queries.transaction().execute((transaction) => publishStock(transaction, dealershipId, vehicles)),
    all: () => readAll(database),
    countByDealership: () => countByDealership(queries),
    findById: (id) => (isId(id) ? findOne(queries, "id", BigInt(id)) : Promise.resolve(null)),
    findBySlug: (slug) => findOne(queries, "slug", slug),
    version: async () =>
      (await queries.selectFrom("stock_publication").select("version").executeTakeFirst())?.version ?? 0,
  };
}

async function* readAll(database: Database): AsyncIterable<readonly Vehicle[]> {
  const snapshot = await database.snapshot();
  try {
    let last = 0n;
    for (;;) {
      const rows = await batchAfter(snapshot.queries, last);
      const vehicles = rows.map((row) => parseDocument(row.document));
      const final = vehicles.at(-1);
      if (!final) return;
      yield vehicles;
      last = BigInt(final.id);
    }
  } finally {
    await snapshot.release();
  }
}

function batchAfter(queries: Kysely<Schema>, id: bigint): Promise<{ document: string }[]> {
  return queries
    .selectFrom("stock_vehicle")
    .select("document")
    .where("id", ">", id)
    .orderBy("id")
    .limit(BATCH_ROWS)
    .execute();
}

async function countByDealership(queries: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom("stock_vehicle")
    .select(({ fn }) => ["dealership_id", fn.countAll().as("total")])
    .groupBy("dealership_id")
    .execute();
  return new Map(rows.map((row) => [row.dealership_id, Number(row.total)]));
}

async function findOne(
  queries: Kysely<Schema>,
  column: "id" | "slug",
  value: bigint | string,
): Promise<Vehicle | null> {
  const row = await queries
    .selectFrom("stock_vehicle")
    .select("document")
    .where(column, "=", value)
    .executeTakeFirst();
  return row ? parseDocument(row.document) : null;
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,15}$/.test(text);
}

function parseDocument(document: string): Vehicle {
  return vehicleSchema.parse(JSON.parse(document));
}
