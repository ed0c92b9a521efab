import { type Kysely, type Transaction, sql } from "kysely";
import { type Vehicle, vehicleSchema } from "~/domain/vehicle/vehicle";
import type {
  PublicationAbout,
  PublishResult,
  StockChange,
  StockDifference,
  TouchedStock,
  TouchedVehicles,
} from "~/ports/stock-store";
import { noteChanges } from "./edition/note-changes.server";
import { countsOf, publishDifference } from "./edition/publish-edition.server";
import { parts, ROWS_AT_ONCE } from "./edition/small-transactions.server";
import {
  type DealershipState,
  deletePublished,
  putRows,
  rowsFrom,
  stateOf,
} from "./edition/stock-rows.server";
import { nextNumber } from "./history/import-numbers.server";
import { joinPush } from "./history/join-push.server";
import { BeforeKeeper, keepImport } from "./history/keep-publication.server";
import { lockVersion } from "./publication-lock.server";
import type { Schema } from "./schema.server";
import { publishedCount, toRows, untilPublished } from "./stock-publication.server";
import { markSource } from "./stock-source.server";

/** A partial publication; see `StockStore.change`. */
export interface PartialPublication {
  readonly dealershipId: string;
  readonly touched: TouchedVehicles;
  readonly decide: (known: TouchedStock) => StockChange | null;
  readonly about: PublicationAbout;
}

/**
 * Changes some vehicles of a dealership in one transaction; see `StockStore.change`. @throws SlugTakenError, and what
 * `decide` throws
 */
export async function changeStock(
  transaction: Transaction<Schema>,
  partial: PartialPublication,
): Promise<PublishResult | null> {
  const version = await lockVersion(transaction);
  const change = await decided(transaction, partial);
  return change === null ? null : changeAtOnce(transaction, partial.dealershipId, version, change);
}

/** Whether a change is about so many vehicles that others would wait for one transaction. */
export function isLarge({ ids, stocknums, vins }: TouchedVehicles): boolean {
  return Math.max(ids.length, stocknums.length, vins.length) > ROWS_AT_ONCE;
}

/** Changes many vehicles of a dealership as an edition. `decide` is asked again when something else was published. */
export async function changeMany(
  queries: Kysely<Schema>,
  partial: PartialPublication,
): Promise<PublishResult | null> {
  const { dealershipId } = partial;
  const result = await untilPublished(dealershipId, async () => {
    const { version } = await stateOf(queries, dealershipId);
    const change = await decided(queries, partial);
    if (change === null) return "nothing" as const;
    return publishDifference(queries, { dealershipId, version, ...change });
  });
  return result === "nothing" ? null : result;
}

interface DecidedChange {
  readonly difference: StockDifference;
  readonly about: PublicationAbout;
}

async function decided(
  db: Kysely<Schema>,
  { dealershipId, touched, decide, about }: PartialPublication,
): Promise<DecidedChange | null> {
  const stored = await touchedRows(db, dealershipId, touched);
  const total = await publishedCount(db, dealershipId);
  const gone = await goneOf(db, dealershipId, touched.ids);
  const change = decide({ published: readable(stored), gone, total });
  if (change === null) return null;
  const { vehicles, removed, details } = change;
  const rows = toRows(dealershipId, vehicles);
  const digests = new Map(stored.map(({ id, digest }) => [id, digest]));
  const added = rows.filter(({ id }) => !digests.has(id));
  const changed = rows.filter(({ id, digest }) => digests.has(id) && digests.get(id) !== digest);
  const out = removed.filter((id) => digests.has(id));
  const unchanged = total - changed.length - out.length;
  return {
    difference: { added, changed, removed: out, unchanged },
    about: details === undefined ? about : { ...about, details },
  };
}

async function changeAtOnce(
  transaction: Transaction<Schema>,
  dealershipId: string,
  version: number,
  { difference, about }: DecidedChange,
): Promise<PublishResult> {
  const { added, changed, removed } = difference;
  const counts = countsOf(difference);
  const state = await stateOf(transaction, dealershipId);
  const isSame = added.length + changed.length + removed.length === 0;
  const versions = { before: state.version, after: isSame ? state.version : version + 1 };
  // A push that changes nothing is no news: dealers' systems send the same again and again.
  if (!isSame || about.kind !== "push")
    await keep(transaction, dealershipId, { difference, about }, versions);
  if (about.origin !== undefined) await markSource(transaction, dealershipId, about.origin);
  if (isSame) return { ...counts, version };
  await write(transaction, dealershipId, difference, state);
  const touched = [...added, ...changed].map(({ id }) => id);
  await noteChanges(transaction, [...touched, ...removed], version + 1);
  await transaction
    .updateTable("stock_publication")
    .set({ version: version + 1 })
    .execute();
  await transaction
    .insertInto("stock_dealership")
    .values({ id: dealershipId, version: version + 1, edition: 0, draft: 0, draft_at: null, untidied: null })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ version: version + 1 }))
    .execute();
  return { ...counts, version: version + 1 };
}

async function write(
  transaction: Transaction<Schema>,
  dealershipId: string,
  { added, changed, removed }: StockDifference,
  state: DealershipState,
): Promise<void> {
  // Changed rows are deleted first, so that two vehicles may exchange their paths.
  for (const ids of parts([...removed, ...changed.map(({ id }) => id)]))
    await deletePublished(transaction, dealershipId, ids, state);
  for (const some of parts([...changed, ...added]))
    await putRows(transaction, dealershipId, rowsFrom(dealershipId, state.edition, some));
}

/** Keeps in the history what is about to change. */
async function keep(
  transaction: Transaction<Schema>,
  dealershipId: string,
  { difference, about }: DecidedChange,
  versions: { readonly before: number; readonly after: number },
): Promise<void> {
  const { added, changed, removed } = difference;
  const counts = countsOf(difference);
  const joined = about.kind === "push" ? await joinPush(transaction, dealershipId, about, counts) : null;
  const number = joined?.number ?? (await nextNumber(transaction));
  if (joined === null) await keepImport(transaction, number, dealershipId, { about, counts, versions });
  else await joined.until(versions.after);
  const before = new BeforeKeeper({ ...joined, dealershipId, number, at: about.at });
  for (const some of parts(added))
    await before.keep(transaction, await before.absent(some.map(({ id }) => id)));
  const slugs = new Map(changed.map(({ id, slug }) => [id, slug]));
  for (const ids of parts([...slugs.keys(), ...removed]))
    await before.keep(transaction, await before.published(transaction, ids, slugs));
}

interface TouchedRow {
  readonly id: string;
  readonly digest: string;
  readonly document: string;
}

async function touchedRows(
  db: Kysely<Schema>,
  dealershipId: string,
  { ids, stocknums, vins }: TouchedVehicles,
): Promise<readonly TouchedRow[]> {
  const own = db
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

async function goneOf(db: Kysely<Schema>, dealershipId: string, ids: readonly string[]) {
  const found = new Map<string, { readonly listedAt: string; readonly goneAt: string }>();
  for (const some of parts(ids)) {
    const rows = await db
      .selectFrom("stock_gone")
      .select([sql<string>`cast(vehicle_id as text)`.as("id"), "listed_at", "gone_at"])
      .where("dealership_id", "=", dealershipId)
      .where("vehicle_id", "in", some.map(BigInt))
      .execute();
    for (const row of rows) found.set(row.id, { listedAt: row.listed_at, goneAt: row.gone_at });
  }
  return found;
}
