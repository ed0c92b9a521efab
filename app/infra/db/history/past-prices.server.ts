import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import type { PastPrice } from "~/domain/pricing/history/price-history";
import { parseJson } from "~/domain/faults/parse-json";
import type { Schema } from "../schema.server";
import { changesIn } from "./kept-changes.server";

/** What vehicles cost before, by id, the oldest first. */
type PastPrices = ReadonlyMap<string, readonly PastPrice[]>;

/** Dealerships whose past prices are kept in memory, each as of its last publication. */
const REMEMBERED = 50;
/** Vehicles of kept imports that are read for one dealership, the newest first: the rest of a huge history stays unread. */
const MOST_READ = 20_000;

const asked = z.object({
  price: z.number().nullable().catch(null),
  offer_price: z.number().nullable().catch(null),
  price_type: z.string().nullable().catch(null),
});

/** Answers what vehicles cost before; a dealership's history is read once for each of its publications. */
export function createPastPrices(queries: Kysely<Schema>) {
  const known = new LRUCache<string, Promise<PastPrices>>({ max: REMEMBERED });
  return async (dealershipId: string, vehicleId: string): Promise<readonly PastPrice[]> => {
    const last = await queries
      .selectFrom("stock_import")
      .select(({ fn }) => [
        fn.max<number | string | null>("number").as("number"),
        fn.max<number | string | null>("version").as("version"),
      ])
      .where("dealership_id", "=", dealershipId)
      .executeTakeFirst();
    const key = `${dealershipId} ${String(last?.number)} ${String(last?.version)}`;
    const prices = known.get(key) ?? readPrices(queries, dealershipId);
    known.set(key, prices);
    prices.catch(() => known.delete(key));
    return (await prices).get(vehicleId) ?? [];
  };
}

async function readPrices(queries: Kysely<Schema>, dealershipId: string): Promise<PastPrices> {
  const imports = await queries
    .selectFrom("stock_import")
    .select(["number", "at"])
    .where("dealership_id", "=", dealershipId)
    .orderBy("number", "desc")
    .execute();
  const found = new Map<string, PastPrice[]>();
  let read = 0;
  for (const { number, at } of imports) {
    if (read > MOST_READ) break;
    const changes = await changesIn(queries, number);
    read += changes.length;
    for (const { id, document } of changes) {
      const past = { until: at, asked: document === null ? null : asked.parse(parseJson(document)) };
      found.set(id, [past, ...(found.get(id) ?? [])]);
    }
  }
  return found;
}
