import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "~/infra/db/database.server";
import type { WorkLease } from "~/infra/db/transactions/work-lease.server";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { StockStore } from "~/ports/stock-store";
import { type SeedOptions, type SeedResult, seedTypesense } from "../typesense/seed-typesense.server";
import { indexOfRegion } from "./start-keeping.server";

/** What to fill, and from where. */
export interface KeptSeed extends Omit<SeedOptions, "stock"> {
  readonly database: Database;
  readonly stock: Pick<StockStore, "all">;
}

/** Longer than the lease of a process that was killed. */
const PATIENCE_MS = 90_000;
const LOOK_EVERY_MS = 100;

/**
 * Builds a region's index anew. What is published meanwhile waits in the outbox, and is told to the new index when that
 * has taken its place; from now on every publication is.
 * @throws Error when another process does not stop writing to the index
 */
export async function seedKeptIndex(options: KeptSeed): Promise<SeedResult> {
  const { database, region, stock } = options;
  const { outbox, lease } = indexOfRegion(database, { now: () => new Date() }, region);
  // Before the stock is read: a change is then either in what is read or in the outbox.
  await outbox.register();
  const results: SeedResult[] = [];
  const isDone = await holdSoon(lease, async (keep) => {
    results.push(await seedTypesense({ ...options, stock: keeping(stock.all(), keep) }));
  });
  const result = results.at(-1);
  if (!isDone || result === undefined)
    throw new Error("another process is writing to the index; run this again in a minute");
  return result;
}

/** Batches of stock, with the lease renewed before each of them and at the end, before the new index is put in place. */
async function* keeping(
  stock: AsyncIterable<readonly Vehicle[]>,
  keep: () => Promise<void>,
): AsyncIterable<readonly Vehicle[]> {
  for await (const batch of stock) {
    await keep();
    yield batch;
  }
  await keep();
}

async function holdSoon(lease: WorkLease, work: Parameters<WorkLease["hold"]>[0]): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    if (await lease.hold(work)) return true;
    if (Date.now() >= end) return false;
    await pause(LOOK_EVERY_MS);
  }
}
