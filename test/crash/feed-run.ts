import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { StockStore } from "~/ports/stock-store";
import { startServer } from "./child";
import { type EditionServer, startEditionServer } from "./edition-server";
import { PULLED } from "./feed-site";

/** What is killed, how often, and on which database. */
export interface FeedCrashRun {
  /** The bundled feed server. */
  readonly file: string;
  readonly kills: number;
  readonly database: { readonly url?: string; readonly dataDir: string };
}

/** The figures of a run, and what is wrong. */
export interface FeedVerdict {
  readonly editions: number;
  /** Kills after which the stock was of another edition than after the kill before. */
  readonly published: number;
  readonly downloads: number;
  readonly cutDownloads: number;
  readonly vehicles: number;
  readonly faults: readonly string[];
}

/** The longest a process lives after it is ready: the import that it starts takes seconds to start itself. */
const LONGEST_LIFE_MS = 6_000;
const DRAIN_MS = 60_000;

/**
 * Kills with SIGKILL, at random moments, a process that pulls a feed which changes all the time. After each kill the stock
 * must be one whole edition, not older than the one before; the last process, which nobody kills, must get to the newest
 * and leave nothing lying about.
 */
export async function feedCrashRun({ file, kills, database: at }: FeedCrashRun): Promise<FeedVerdict> {
  const web = await startEditionServer();
  const database = await openDatabase(at);
  await database.migrate();
  const stock = createStockStore(database);
  const env = {
    DATA_DIR: at.dataDir,
    FEED_URL: web.url,
    ...(at.url === undefined ? {} : { DATABASE_URL: at.url }),
  };
  const faults: string[] = [];
  let edition = 0;
  let published = 0;
  const look = async () => {
    const found = await publishedEdition(stock, web, faults);
    if (found < edition) faults.push(`edition ${found} came back after ${edition}`);
    if (found > edition) published += 1;
    edition = Math.max(edition, found);
  };
  for (let kill = 1; kill <= kills; kill += 1) {
    const server = await startServer(file, env);
    const end = Date.now() + Math.random() * LONGEST_LIFE_MS;
    while (Date.now() < end) {
      await pause(Math.min(150, Math.max(0, end - Date.now())));
      web.publishNext();
    }
    await server.end("SIGKILL");
    await look();
  }
  const last = await startServer(file, env);
  const end = Date.now() + DRAIN_MS;
  while (edition < web.newest && Date.now() < end) {
    await pause(100);
    await look();
  }
  if (edition < web.newest) faults.push(`edition ${web.newest} was not pulled, only ${edition}`);
  await last.end("SIGTERM");
  const pulls = join(at.dataDir, "pulls");
  const left = existsSync(pulls) ? readdirSync(pulls) : [];
  if (left.length > 0) faults.push(`left over: ${left.join(", ")}`);
  const vehicles = web.sizeOf(edition);
  const { asked, sent, unchanged } = web.counts;
  await database.close();
  await web.close();
  return {
    editions: web.newest,
    published,
    downloads: sent,
    cutDownloads: asked - sent - unchanged,
    vehicles,
    faults,
  };
}

/** The edition that is published, 0 for none; what is not whole is a fault. */
async function publishedEdition(stock: StockStore, web: EditionServer, faults: string[]): Promise<number> {
  const prices = new Map<number, number>();
  for await (const batch of stock.all(PULLED))
    for (const { price } of batch) prices.set(price ?? -1, (prices.get(price ?? -1) ?? 0) + 1);
  const [first, ...others] = [...prices];
  if (first === undefined) return 0;
  const [price, count] = first;
  const edition = price / 1_000;
  if (others.length > 0) faults.push(`editions are mixed: ${JSON.stringify([...prices])}`);
  else if (count !== web.sizeOf(edition))
    faults.push(`edition ${edition} has ${count} vehicles instead of ${web.sizeOf(edition)}`);
  return edition;
}
