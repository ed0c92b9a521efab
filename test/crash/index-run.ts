import { setTimeout as pause } from "node:timers/promises";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { tidyEditions } from "~/infra/db/edition/tidy-editions.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { seedKeptIndex } from "~/infra/search/keeping/seed-kept-index.server";
import type { StockStore } from "~/ports/stock-store";
import { silentLogger } from "../doubles/silent-logger";
import {
  type Fault,
  startTypesenseDouble,
  type TypesenseDouble,
} from "../doubles/typesense/typesense-double";
import { startServer } from "./child";
import { eachKill } from "./each-kill";
import { editionOf, publishEdition } from "./editions";

/** What is killed, how often, and on which database. */
export interface IndexCrashRun {
  /** The bundled index server. */
  readonly file: string;
  readonly kills: number;
  readonly database: { readonly url?: string; readonly dataDir: string };
}

/** The figures of a run, and what is wrong. */
export interface IndexVerdict {
  readonly editions: number;
  readonly vehicles: number;
  readonly requests: number;
  readonly failedRequests: number;
  readonly seeds: number;
  readonly faults: readonly string[];
}

/** The longest a process lives after it is ready. */
const LONGEST_LIFE_MS = 2_000;
const DRAIN_MS = 60_000;
const SEED_EVERY = 4;

/**
 * Kills with SIGKILL, at random moments, a process that publishes and keeps an index, while another dealership is
 * published too, Typesense fails in every way it can, and the index is seeded anew now and then. At the end the index
 * must hold what the database holds.
 */
export async function indexCrashRun({ file, kills, database: at }: IndexCrashRun): Promise<IndexVerdict> {
  const double = await startTypesenseDouble({ apiKey: "key" });
  const database = await openDatabase(at);
  await database.migrate();
  const stock = createStockStore(database);
  const env = {
    DATA_DIR: at.dataDir,
    TYPESENSE: double.url,
    ...(at.url === undefined ? {} : { DATABASE_URL: at.url }),
  };
  const faults: string[] = [];
  let failedRequests = 0;
  let seeds = 0;
  const misbehave = () => {
    double.faultOf = (request) => {
      const fault = request.includes("/documents") && Math.random() < 0.3 ? anyFault() : null;
      if (fault !== null) failedRequests += 1;
      return fault;
    };
  };
  const seed = async () => {
    double.faultOf = () => null;
    const server = { urls: [double.url], apiKey: "key", region: null, logger: silentLogger };
    const { published } = await seedKeptIndex({ ...server, database, stock, now: new Date() });
    if (!published) faults.push("a seed was refused");
    seeds += 1;
    misbehave();
  };
  await seed();
  const hasWorked = async () => failedRequests > 0 && (await editionOf(stock, "killed")) > 0;
  await eachKill(kills, hasWorked, async (kill) => {
    const server = await startServer(file, { ...env, PUBLISH: "yes" });
    const end = pause(Math.random() * LONGEST_LIFE_MS);
    await publishEdition(stock, "other");
    if (kill % SEED_EVERY === 0) await seed();
    await end;
    await server.end("SIGKILL");
    faults.push(...(await unpublished(double, stock)));
  });
  double.faultOf = () => null;
  const last = await startServer(file, env);
  await drained(database);
  await last.end("SIGTERM");
  faults.push(...(await differences(double, stock)));
  const verdict = {
    editions: await editionOf(stock, "killed"),
    vehicles: double.store.find("cars").documents.size,
    requests: double.requests.length,
    failedRequests,
    seeds,
    faults,
  };
  await database.close();
  await double.close();
  return verdict;
}

function anyFault(): Fault {
  const ms = Math.random() * 180;
  const faults: readonly Fault[] = [{ status: 503 }, { beforeMs: ms }, { afterMs: ms }, { cut: true }];
  return faults[Math.floor(Math.random() * faults.length)] ?? {};
}

/** Vehicles of an edition that was never published: its process was killed before that. */
async function unpublished(double: TypesenseDouble, stock: StockStore): Promise<string[]> {
  const edition = await editionOf(stock, "killed");
  return indexed(double)
    .filter((vehicle) => vehicle.dealership_id === "killed" && (vehicle.price ?? 0) > edition)
    .map(({ id, price }) => `vehicle ${id} of edition ${String(price)}, of which there were ${edition}`);
}

async function differences(double: TypesenseDouble, stock: StockStore): Promise<string[]> {
  const held = new Map(indexed(double).map((vehicle) => [vehicle.id, JSON.stringify(vehicle)]));
  const found: string[] = [];
  for await (const batch of stock.all())
    for (const vehicle of batch) {
      if (held.get(vehicle.id) !== JSON.stringify(vehicle))
        found.push(`vehicle ${vehicle.id} is lost or old`);
      held.delete(vehicle.id);
    }
  return [...found, ...[...held.keys()].map((id) => `vehicle ${id} is not published any more`)];
}

function indexed(double: TypesenseDouble): readonly Vehicle[] {
  // The adapter's own text of the record.
  return [...double.store.find("cars").documents.values()].map(
    (document) => JSON.parse(String(document["vehicle"])) as Vehicle,
  );
}

async function drained({ queries }: Database): Promise<void> {
  const end = Date.now() + DRAIN_MS;
  await tidyEditions(queries);
  const left = () => queries.selectFrom("search_change").select("vehicle_id").limit(1).executeTakeFirst();
  while ((await left()) !== undefined && Date.now() < end) await pause(50);
}
