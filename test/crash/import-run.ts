import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "~/infra/db/database.server";
import { tidyEditions } from "~/infra/db/edition/tidy-editions.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { createEmbeddedSearch } from "~/infra/search/embedded/embedded-search.server";
import { seedKeptIndex } from "~/infra/search/keeping/seed-kept-index.server";
import { dealershipRule, listingRequest } from "../contract/search-service/listing-request";
import { silentLogger } from "../doubles/silent-logger";
import { startTypesenseDouble } from "../doubles/typesense/typesense-double";
import { vehicleWith } from "../fixtures/vehicle";
import { type CrashServer, startServer } from "./child";
import { eachKill } from "./each-kill";
import { BASE_PRICE, FED_DEALERSHIPS } from "./feed-editions";
import { importFaults, indexDifferences, leftFolders, type Looked, versionFaults } from "./import-verdict";

/** What is killed, how often, and on which database. */
export interface ImportCrashRun {
  /** The bundled import server. */
  readonly file: string;
  readonly kills: number;
  readonly database: { readonly url?: string; readonly dataDir: string };
}

/** The figures of a run, and what is wrong. */
export interface ImportVerdict {
  /** How many imports were published. */
  readonly imports: number;
  /** How many kills met the importer reading, publishing, and after it. */
  readonly killedWhile: Readonly<Record<Phase, number>>;
  readonly rollbacks: number;
  /** Kills after which a temporary folder was there; the next import removed it. */
  readonly foldersLeft: number;
  readonly vehicles: number;
  readonly faults: readonly string[];
}

type Phase = "starting" | "reading" | "publishing" | "after";

/** The longest a process lives after it is ready. */
const LONGEST_LIFE_MS = 1_000;
/** The longest wait for a publication, and about what one takes. */
const LONGEST_WAIT_MS = 10_000;
const PUBLISHING_MS = 500;
const DRAIN_MS = 60_000;
const ROLL_BACK_EVERY = 10;

/**
 * Kills with SIGKILL, at random moments, a process that imports files of several formats for several dealerships and keeps
 * a search index. After each kill every dealership's stock must be one whole edition, in the database and in an index inside
 * this process, and history, origin and outbox must agree with it; at the end the index outside too.
 */
export async function importCrashRun({ file, kills, database: at }: ImportCrashRun): Promise<ImportVerdict> {
  const double = await startTypesenseDouble({ apiKey: "key" });
  const database = await openDatabase(at);
  await database.migrate();
  const [stock, history] = [createStockStore(database), createStockHistory(database)];
  for (const dealership of FED_DEALERSHIPS)
    await stock.publish(dealership, demonstration(dealership), {
      kind: "demo",
      at: new Date().toISOString(),
      source: "demonstration",
      origin: "demo 1 2026-11-01",
    });
  const server = { urls: [double.url], apiKey: "key", region: null, logger: silentLogger };
  await seedKeptIndex({ ...server, database, stock, now: new Date() });
  const search = createEmbeddedSearch({ stock, logger: silentLogger });
  await search.load();
  const indexed: Looked["indexed"] = async (dealership) => {
    await search.refreshIfStale();
    const scope = { tenant: "yard", rule: dealershipRule(dealership) };
    const { hits } = await search.search(scope, listingRequest({}, { hitsPerPage: 1_000 }));
    const found = await stock.findByIds(hits.map(({ id }) => id));
    return hits.flatMap(({ id }) => found.get(id) ?? []);
  };
  const looked = { database, stock, history, double, indexed };
  const folders = { FEEDS: join(at.dataDir, "feeds"), TMPDIR: join(at.dataDir, "tmp") };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  const env = {
    ...folders,
    DATA_DIR: at.dataDir,
    TYPESENSE: double.url,
    ...(at.url !== undefined && { DATABASE_URL: at.url }),
  };
  const phases: Record<Phase, number> = { starting: 0, reading: 0, publishing: 0, after: 0 };
  const faults: string[] = [];
  let rollbacks = 0;
  let foldersLeft = 0;
  const published = async () => (await history.list()).filter(({ kind }) => kind === "import").length;
  await eachKill(
    kills,
    async () => (await published()) > 0,
    async (kill) => {
      const child = await startServer(file, { ...env, IMPORT: "yes" });
      await moment(child);
      await child.end("SIGKILL");
      phases[phaseOf(child.said())] += 1;
      if (leftFolders(folders.TMPDIR).length > 0) foldersLeft += 1;
      if (leftFolders(folders.TMPDIR).length > 1) faults.push("temporary folders gather");
      faults.push(...(await importFaults(looked)).map((fault) => `after kill ${kill}: ${fault}`));
      if (kill % ROLL_BACK_EVERY === 0 && (await rollsBack(looked, faults))) rollbacks += 1;
    },
  );
  const imports = await published();
  const last = await startServer(file, env);
  const end = Date.now() + DRAIN_MS;
  await tidyEditions(database.queries);
  const left = () =>
    database.queries.selectFrom("search_change").select("vehicle_id").limit(1).executeTakeFirst();
  while ((await left()) !== undefined && Date.now() < end) await pause(50);
  await last.end("SIGTERM");
  faults.push(
    ...(await indexDifferences(double, stock)).map((id) => `${id} differs between stock and index`),
  );
  const vehicles = double.store.find("cars").documents.size;
  await database.close();
  await double.close();
  return { imports, killedWhile: phases, rollbacks, foldersLeft, vehicles, faults };
}

/** A random moment; every other time one in or soon after a publication, which is short. */
async function moment(child: CrashServer): Promise<void> {
  if (Math.random() < 0.5) return pause(Math.random() * LONGEST_LIFE_MS);
  const end = Date.now() + LONGEST_WAIT_MS;
  while (!child.said().includes("publishing") && Date.now() < end) await pause(1);
  return pause(Math.random() * PUBLISHING_MS);
}

function demonstration(dealership: string) {
  const first = 1_000 + FED_DEALERSHIPS.findIndex((one) => one === dealership) * 10;
  return ["D1", "D2"].map((stocknum, at) =>
    vehicleWith(first + at, { stocknum, price: BASE_PRICE, dealership_id: dealership }),
  );
}

function phaseOf(said: string): Phase {
  const words = said.trim().split("\n");
  const word = words.at(-1);
  if (word === "writing") return "publishing";
  return word === "reading" || word === "publishing" || word === "after" ? word : "starting";
}

/** Brings a dealership back by an import and forth again: each is that edition, exactly. */
async function rollsBack({ stock, history }: Looked, faults: string[]): Promise<boolean> {
  for (const dealershipId of FED_DEALERSHIPS) {
    const [last, before] = await history.list({ dealershipId, limit: 2 });
    if (last?.kind !== "import" || before?.kind !== "import") continue;
    for (const { number, source } of [before, last]) {
      await history.rollback(number, new Date().toISOString());
      const vehicles = [];
      for await (const batch of stock.all(dealershipId)) vehicles.push(...batch);
      const edition = Number(/-(\d+)\./.exec(source)?.[1]);
      faults.push(...versionFaults(vehicles, edition).map((fault) => `back to ${source}: ${fault}`));
    }
    return true;
  }
  return false;
}
