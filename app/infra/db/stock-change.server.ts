import { type Transaction, sql } from "kysely";
import { type Vehicle, vehicleSchema } from "~/domain/vehicle/vehicle";
import type {
  PublicationAbout,
  PublishResult,
  StockChange,
  TouchedStock,
  TouchedVehicles,
} from "~/ports/stock-store";
import { parts } from "./history/keep-publication.server";
import { lockVersion } from "./publication-lock.server";
import type { Schema } from "./schema.server";
import { applyDifference, publishedCount, toRows } from "./stock-publication.server";

/** A partial publication; see `StockStore.change`. */
export interface PartialPublication {
  readonly dealershipId: string;
  readonly touched: TouchedVehicles;
  readonly decide: (known: TouchedStock) => StockChange | null;
  readonly about: PublicationAbout;
}

/** Changes some vehicles of a dealership; see `StockStore.change`. @throws SlugTakenError, and what `decide` throws */
export async function changeStock(
  transaction: Transaction<Schema>,
  { dealershipId, touched, decide, about }: PartialPublication,
): Promise<PublishResult | null> {
  const version = await lockVersion(transaction);
  const stored = await touchedRows(transaction, dealershipId, touched);
  const total = await publishedCount(transaction, dealershipId);
  const gone = await goneOf(transaction, dealershipId, touched.ids);
  const change = decide({ published: readable(stored), gone, total });
  if (change === null) return null;
  const { vehicles, removed, details } = change;
  const rows = toRows(dealershipId, vehicles);
  const digests = new Map(stored.map(({ id, digest }) => [id, digest]));
  const added = rows.filter(({ id }) => !digests.has(id));
  const changed = rows.filter(({ id, digest }) => digests.has(id) && digests.get(id) !== digest);
  const out = removed.filter((id) => digests.has(id));
  const unchanged = total - changed.length - out.length;
  return applyDifference(
    transaction,
    dealershipId,
    version,
    { added, changed, removed: out, unchanged },
    details === undefined ? about : { ...about, details },
  );
}

interface TouchedRow {
  readonly id: string;
  readonly digest: string;
  readonly document: string;
}

async function touchedRows(
  transaction: Transaction<Schema>,
  dealershipId: string,
  { ids, stocknums, vins }: TouchedVehicles,
): Promise<readonly TouchedRow[]> {
  const own = transaction
    .selectFrom("stock_vehicle")
    .select([sql<string>`cast(id as text)`.as("id"), "digest", "document"])
    .where("dealership_id", "=", dealershipId);
  const found = new Map<string, TouchedRow>();
  const add = (rows: readonly TouchedRow[]) => {
    for (const row of rows) found.set(row.id, row);
  };
  for (const some of parts(ids)) add(await own.where("id", "in", some.map(BigInt)).execute());
  for (const some of parts(stocknums)) add(await own.where("stocknum", "in", some).execute());
  for (const some of parts(vins.map((vin) => vin.toUpperCase())))
    add(await own.where("vin", "in", some).execute());
  return [...found.values()];
}

/** A row that holds no vehicle, written by another release or by hand, is as one that is not there: it is written anew. */
function readable(rows: readonly TouchedRow[]): ReadonlyMap<string, Vehicle> {
  const vehicles = rows.flatMap(({ document }) => {
    try {
      return [vehicleSchema.parse(JSON.parse(document))];
    } catch {
      return [];
    }
  });
  return new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
}

async function goneOf(transaction: Transaction<Schema>, dealershipId: string, ids: readonly string[]) {
  const found = new Map<string, { readonly listedAt: string; readonly goneAt: string }>();
  for (const some of parts(ids)) {
    const rows = await transaction
      .selectFrom("stock_gone")
      .select([sql<string>`cast(vehicle_id as text)`.as("id"), "listed_at", "gone_at"])
      .where("dealership_id", "=", dealershipId)
      .where("vehicle_id", "in", some.map(BigInt))
      .execute();
    for (const row of rows) found.set(row.id, { listedAt: row.listed_at, goneAt: row.gone_at });
  }
  return found;
}
