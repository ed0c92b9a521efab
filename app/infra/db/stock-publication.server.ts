import { hash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { PublicationAbout, PublishResult, StockDifference, StockDocument } from "~/ports/stock-store";
import { publishDifference } from "./edition/publish-edition.server";
import { stateOf } from "./edition/stock-rows.server";
import type { Schema } from "./schema.server";

/** How often work starts over because something else published the dealership's stock meanwhile. */
const MOST_TRIES = 10;

/**
 * Works out anew what to publish until nothing else published the dealership's stock meanwhile.
 * @param attempt returns null when something did
 * @throws Error when that does not end
 */
export async function untilPublished<Result>(
  dealershipId: string,
  attempt: () => Promise<Result | null>,
): Promise<Result> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const result = await attempt();
    if (result !== null) return result;
  }
  throw new Error(`the stock of "${dealershipId}" is being changed by something else all the time`);
}

/**
 * Makes one dealership's rows equal to `vehicles`, writing only what differs; the version rises when anything did.
 * @param about what the history says of it
 * Throws `SlugTakenError`, and an Error for a vehicle given twice or belonging to another dealership.
 */
export async function publishStock(
  queries: Kysely<Schema>,
  dealershipId: string,
  vehicles: readonly Vehicle[],
  about?: PublicationAbout,
): Promise<PublishResult> {
  const rows = toRows(dealershipId, vehicles);
  return untilPublished(dealershipId, async () => {
    const { version } = await stateOf(queries, dealershipId);
    const difference = compare(rows, await publishedDigests(queries, dealershipId));
    return publishDifference(queries, { dealershipId, version, difference, about });
  });
}

/** The rows of vehicles. @throws an Error for one given twice or belonging to another dealership */
export function toRows(dealershipId: string, vehicles: readonly Vehicle[]): readonly StockDocument[] {
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

/** A vehicle's row. Its text is made when it is written: a hundred thousand at once would be half a gigabyte. */
function lazyRow(vehicle: Vehicle): StockDocument {
  const { id, slug, stocknum, vin } = vehicle;
  return {
    ...{ id, slug, stocknum, vin },
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

function compare(rows: readonly StockDocument[], published: ReadonlyMap<string, string>): StockDifference {
  const kept = new Set(rows.map((row) => row.id));
  const added = rows.filter((row) => !published.has(row.id));
  const changed = rows.filter((row) => published.has(row.id) && published.get(row.id) !== row.digest);
  const removed = [...published.keys()].filter((id) => !kept.has(id));
  return { added, changed, removed, unchanged: rows.length - added.length - changed.length };
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
