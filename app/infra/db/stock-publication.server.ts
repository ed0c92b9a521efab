import { hash } from "node:crypto";
import { type Kysely, type Transaction, sql } from "kysely";
import * as z from "zod";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { PublicationAbout, PublishResult, StockDifference, StockDocument } from "~/ports/stock-store";
import { keepPublication, versionOf } from "./history/keep-publication.server";
import { lockVersion } from "./publication-lock.server";
import type { Schema } from "./schema.server";
import { noteChanges } from "./search-outbox.server";
import { markSource } from "./stock-source.server";

// SQLite takes at most 32,766 values in one statement; an insert has seven for each vehicle.
const ROWS_PER_STATEMENT = 500;

/** Two dealerships publish a vehicle under the same path; the second one is refused as a whole. */
export class SlugTakenError extends Error {
  override readonly name = "SlugTakenError";

  constructor(
    readonly slug: string,
    readonly dealershipId: string,
    readonly holderId: string,
  ) {
    super(
      `vehicle path "${slug}" of dealership "${dealershipId}" already belongs to dealership "${holderId}"`,
    );
  }
}

/** A vehicle as the table holds it. */
export type StockRow = StockDocument;

/**
 * Makes one dealership's rows equal to `vehicles`, writing only what differs; the version rises when anything did.
 * @param about what the history says of it
 * Throws {@link SlugTakenError}, and an Error for a vehicle given twice or belonging to another dealership.
 */
export async function publishStock(
  transaction: Transaction<Schema>,
  dealershipId: string,
  vehicles: readonly Vehicle[],
  about?: PublicationAbout,
): Promise<PublishResult> {
  const rows = toRows(dealershipId, vehicles);
  const version = await lockVersion(transaction);
  const difference = compare(rows, await publishedDigests(transaction, dealershipId));
  return applyDifference(transaction, dealershipId, version, difference, about);
}

/**
 * Writes what is to change in one dealership's rows, keeps it in the history, and raises the version when anything
 * changed.
 * @param version the one that `lockVersion` gave
 * @throws SlugTakenError, and an Error for a vehicle that another dealership has
 */
export async function applyDifference(
  transaction: Transaction<Schema>,
  dealershipId: string,
  version: number,
  difference: StockDifference,
  about?: PublicationAbout,
): Promise<PublishResult> {
  const { added, changed, removed, unchanged } = difference;
  const counts = { added: added.length, changed: changed.length, removed: removed.length, unchanged };
  const isSame = added.length + changed.length + removed.length === 0;
  const before = await versionOf(transaction, dealershipId);
  const versions = { before, after: isSame ? before : version + 1 };
  await refuseTakenRows(transaction, dealershipId, [...added, ...changed]);
  // A push that changes nothing is no news: dealers' systems send the same again and again.
  if (!isSame || about?.kind !== "push")
    await keepPublication(transaction, { dealershipId, ...difference, versions }, about);
  if (about?.origin !== undefined) await markSource(transaction, dealershipId, about.origin);
  if (isSame) return { ...counts, version };
  await write(transaction, dealershipId, difference);
  const touched = [...added.map(({ id }) => id), ...changed.map(({ id }) => id), ...removed];
  await noteChanges(transaction, touched, version + 1);
  await transaction
    .updateTable("stock_publication")
    .set({ version: version + 1 })
    .execute();
  await transaction
    .insertInto("stock_dealership")
    .values({ id: dealershipId, version: version + 1 })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ version: version + 1 }))
    .execute();
  return { ...counts, version: version + 1 };
}

/** The rows of vehicles. @throws an Error for one given twice or belonging to another dealership */
export function toRows(dealershipId: string, vehicles: readonly Vehicle[]): readonly StockRow[] {
  const ids = new Set<string>();
  const slugs = new Set<string>();
  return vehicles.map((vehicle) => {
    const { id, slug } = vehicle;
    if (vehicle.dealership_id !== dealershipId)
      throw new Error(
        `vehicle ${id} belongs to dealership "${vehicle.dealership_id}", not "${dealershipId}"`,
      );
    if (ids.has(id) || slugs.has(slug)) throw new Error(`vehicle ${id} ("${slug}") is published twice`);
    ids.add(id);
    slugs.add(slug);
    return lazyRow(vehicle);
  });
}

/** A vehicle's row. @param document the vehicle as JSON */
export function toRow(id: string, slug: string, document: string): StockRow {
  return { id, slug, document, digest: documentDigest(document) };
}

/** A vehicle's row. Its text is made when it is written: a hundred thousand at once would be half a gigabyte. */
function lazyRow(vehicle: Vehicle): StockRow {
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    digest: documentDigest(JSON.stringify(vehicle)),
    get document() {
      return JSON.stringify(vehicle);
    },
  };
}

/** By which two versions of a stored vehicle are compared. */
export function documentDigest(document: string): string {
  return hash("sha256", document, "base64url");
}

const numbered = z.object({
  stocknum: z.string().nullable().catch(null),
  vin: z.string().nullable().catch(null),
});

/** The numbers by which a vehicle is found, the chassis number in capitals. */
function numbersOf(document: string): { readonly stocknum: string | null; readonly vin: string | null } {
  const { stocknum, vin } = numbered.parse(JSON.parse(document));
  return { stocknum, vin: vin?.toUpperCase() ?? null };
}

async function publishedDigests(
  db: Kysely<Schema>,
  dealershipId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("stock_vehicle")
    .select([sql<string>`cast(id as text)`.as("id"), "digest"])
    .where("dealership_id", "=", dealershipId)
    .execute();
  return new Map(rows.map((row) => [row.id, row.digest]));
}

function compare(rows: readonly StockRow[], published: ReadonlyMap<string, string>): StockDifference {
  const kept = new Set(rows.map((row) => row.id));
  const added = rows.filter((row) => !published.has(row.id));
  const changed = rows.filter((row) => published.has(row.id) && published.get(row.id) !== row.digest);
  const removed = [...published.keys()].filter((id) => !kept.has(id));
  return { added, changed, removed, unchanged: rows.length - added.length - changed.length };
}

/** Finds rows that another dealership has. The unique index would refuse them too, but could not name the other one. */
async function refuseTakenRows(
  db: Kysely<Schema>,
  dealershipId: string,
  rows: readonly StockRow[],
): Promise<void> {
  for (const part of inParts(rows)) {
    const holder = await db
      .selectFrom("stock_vehicle")
      .select([sql<string>`cast(id as text)`.as("id"), "slug", "dealership_id"])
      .where("dealership_id", "!=", dealershipId)
      .where((where) =>
        where.or([
          where(
            "slug",
            "in",
            part.map((row) => row.slug),
          ),
          where(
            "id",
            "in",
            part.map((row) => BigInt(row.id)),
          ),
        ]),
      )
      .executeTakeFirst();
    if (!holder) continue;
    if (part.some((row) => row.slug === holder.slug))
      throw new SlugTakenError(holder.slug, dealershipId, holder.dealership_id);
    throw new Error(
      `vehicle id ${holder.id} of "${dealershipId}" already belongs to "${holder.dealership_id}"`,
    );
  }
}

async function write(db: Kysely<Schema>, dealershipId: string, difference: StockDifference): Promise<void> {
  // Changed rows are deleted first, so that two vehicles may exchange their paths.
  const outdated = [...difference.removed, ...difference.changed.map((row) => row.id)];
  for (const part of inParts(outdated)) {
    await db.deleteFrom("stock_vehicle").where("id", "in", part.map(BigInt)).execute();
  }
  for (const part of inParts([...difference.changed, ...difference.added])) {
    const values = part.map(({ id, slug, digest, document }) => ({
      id: BigInt(id),
      dealership_id: dealershipId,
      slug,
      digest,
      document,
      ...numbersOf(document),
    }));
    await db.insertInto("stock_vehicle").values(values).execute();
  }
}

function inParts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * ROWS_PER_STATEMENT, (part + 1) * ROWS_PER_STATEMENT),
  );
}

/** How many vehicles a dealership has published. */
export async function publishedCount(db: Kysely<Schema>, dealershipId: string): Promise<number> {
  const { count } = await db
    .selectFrom("stock_vehicle")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("dealership_id", "=", dealershipId)
    .executeTakeFirstOrThrow();
  // PostgreSQL gives a count as text.
  return Number(count);
}
