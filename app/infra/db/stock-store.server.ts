import { type Kysely, type Transaction, sql } from "kysely";
import { type Vehicle, vehicleSchema } from "~/domain/vehicle/vehicle";
import { Turns } from "~/infra/turns.server";
import type { StockStore } from "~/ports/stock-store";
import type { Database } from "./database.server";
import { isVehicleId } from "./history/vehicle-id.server";
import type { Schema } from "./schema.server";
import { editStock } from "./stock-edit.server";
import { changeMany, changeStock, isLarge } from "./stock-change.server";
import { publishStock } from "./stock-publication.server";
import { boundedTransaction } from "./transactions/bounded-transaction.server";

const BATCH_ROWS = 500;

/** Called with every stored vehicle that is left out because its row cannot be read. */
export type UnreadableVehicle = (vehicle: { readonly id: string; readonly error: unknown }) => void;

/**
 * Stock in the database. Every row is parsed when it is read. A row that holds no vehicle, written by another release
 * or by hand, is left out, so that it does not stop every dealer's site. When no row can be read, reading fails.
 */
export function createStockStore(
  database: Database,
  onUnreadable: UnreadableVehicle = () => undefined,
): StockStore {
  const { queries } = database;
  return {
    publish: (dealershipId, vehicles, about) => publishStock(queries, dealershipId, vehicles, about),
    edit: (dealershipId) => editStock(queries, dealershipId),
    change(dealershipId, touched, decide, about, patienceMs) {
      const partial = { dealershipId, touched, decide, about };
      if (patienceMs === undefined && isLarge(touched)) return changeMany(queries, partial);
      const work = (transaction: Transaction<Schema>) => changeStock(transaction, partial);
      if (patienceMs === undefined) return queries.transaction().execute(work);
      return boundedTransaction(database, patienceMs, work);
    },
    all: (dealershipId) => readAll(database, onUnreadable, dealershipId),
    countByDealership: () => countByDealership(queries),
    findById: (id) => (isVehicleId(id) ? findOne(queries, "id", BigInt(id)) : Promise.resolve(null)),
    findByIds: (ids) => findSome(queries, ids, onUnreadable),
    findBySlug: (slug) => findOne(queries, "slug", slug),
    version: async () => (await publication(queries).executeTakeFirst())?.version ?? 0,
    async versions() {
      const rows = await queries.selectFrom("stock_dealership").selectAll().execute();
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    dealershipsOf: (ids) => dealershipsOf(queries, ids.filter(isVehicleId)),
  };
}

function publication(queries: Kysely<Schema>) {
  return queries.selectFrom("stock_publication").select("version").where("id", "=", 1);
}

async function* readAll(
  database: Database,
  onUnreadable: UnreadableVehicle,
  dealershipId: string | undefined,
): AsyncIterable<readonly Vehicle[]> {
  const snapshot = await database.snapshot();
  try {
    let last = 0n;
    let readable = 0;
    let firstError: unknown;
    for (;;) {
      const rows = await batchAfter(snapshot.queries, last, dealershipId);
      const final = rows.at(-1);
      if (!final) break;
      const vehicles = await readRows(rows, (unreadable) => {
        firstError ??= unreadable.error;
        onUnreadable(unreadable);
      });
      readable += vehicles.length;
      if (vehicles.length > 0) yield vehicles;
      last = BigInt(final.id);
    }
    if (readable === 0 && firstError !== undefined)
      throw new Error("no stored vehicle can be read", { cause: firstError });
  } finally {
    await snapshot.release();
  }
}

interface DocumentRow {
  readonly id: string;
  readonly document: string;
}

async function readRows(
  rows: readonly DocumentRow[],
  onUnreadable: UnreadableVehicle,
): Promise<readonly Vehicle[]> {
  const vehicles: Vehicle[] = [];
  const turns = new Turns();
  for (const { id, document } of rows) {
    try {
      vehicles.push(parseDocument(document));
    } catch (error) {
      onUnreadable({ id, error });
    }
    await turns.take();
  }
  return vehicles;
}

function batchAfter(
  queries: Kysely<Schema>,
  id: bigint,
  dealershipId: string | undefined,
): Promise<DocumentRow[]> {
  const after = documents(queries).where("id", ">", id).orderBy("stock_vehicle.id").limit(BATCH_ROWS);
  return (dealershipId === undefined ? after : after.where("dealership_id", "=", dealershipId)).execute();
}

function documents(queries: Kysely<Schema>) {
  return queries.selectFrom("stock_vehicle").select([sql<string>`cast(id as text)`.as("id"), "document"]);
}

async function findSome(
  queries: Kysely<Schema>,
  ids: readonly string[],
  onUnreadable: UnreadableVehicle,
): Promise<ReadonlyMap<string, Vehicle | null>> {
  const asked = ids.filter(isVehicleId).map(BigInt);
  if (asked.length === 0) return new Map();
  const rows = await documents(queries).where("id", "in", asked).execute();
  const unreadable = new Map<string, null>();
  const vehicles = await readRows(rows, (one) => {
    unreadable.set(one.id, null);
    onUnreadable(one);
  });
  return new Map([...unreadable, ...vehicles.map((vehicle) => [vehicle.id, vehicle] as const)]);
}

async function countByDealership(queries: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom("stock_vehicle")
    .select(({ fn }) => ["dealership_id", fn.countAll().as("total")])
    .groupBy("dealership_id")
    .execute();
  return new Map(rows.map((row) => [row.dealership_id, Number(row.total)]));
}

async function dealershipsOf(
  queries: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let from = 0; from < ids.length; from += BATCH_ROWS) {
    const rows = await queries
      .selectFrom("stock_vehicle")
      .select([sql<string>`cast(id as text)`.as("id"), "dealership_id"])
      .where("id", "in", ids.slice(from, from + BATCH_ROWS).map(BigInt))
      .execute();
    for (const { id, dealership_id: dealership } of rows) found.set(id, dealership);
  }
  return found;
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

function parseDocument(document: string): Vehicle {
  return vehicleSchema.parse(JSON.parse(document));
}
