import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "~/infra/db/database.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { startTypesenseDouble } from "../doubles/typesense/typesense-double";
import { type CrashServer, startServer } from "./child";
import { eachKill } from "./each-kill";
import type { ImportCrashRun } from "./import-run";

/** The figures of a run, and what is wrong. */
export interface FirstVerdict {
  /** How many kills met an import that had published nothing, and of these how many had written rows. */
  readonly killedBefore: number;
  readonly killedWriting: number;
  readonly killedAfter: number;
  readonly faults: readonly string[];
}

const DEALERSHIP = "csv";
const VEHICLES = 5_000;
/** The longest an import lives after its first row is written. */
const LONGEST_WRITING_MS = 3_000;
const LONGEST_WAIT_MS = 20_000;

/**
 * Kills with SIGKILL, at random moments, a process that imports the first stock of a dealership, which is written while it
 * is read. After each kill nothing is published, or all of it; after the last, one import publishes it and leaves no row
 * of those before it.
 */
export async function firstCrashRun({ file, kills, database: at }: ImportCrashRun): Promise<FirstVerdict> {
  // The process keeps an index; here it is left alone.
  const double = await startTypesenseDouble({ apiKey: "key" });
  const database = await openDatabase(at);
  await database.migrate();
  const [stock, history] = [createStockStore(database), createStockHistory(database)];
  const feeds = join(at.dataDir, "first");
  mkdirSync(feeds, { recursive: true });
  const first = join(feeds, "first.csv");
  writeFileSync(first, firstFile());
  const env = {
    FEEDS: feeds,
    FIRST: first,
    DATA_DIR: at.dataDir,
    TYPESENSE: double.url,
    ...(at.url !== undefined && { DATABASE_URL: at.url }),
  };
  const published = async () => {
    let found = 0;
    for await (const batch of stock.all(DEALERSHIP)) found += batch.length;
    return found;
  };
  const rows = async () => {
    const counted = database.queries.selectFrom("stock_row").where("dealership_id", "=", DEALERSHIP);
    const { count } = await counted.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
    return Number(count);
  };
  const faults: string[] = [];
  const killed = { before: 0, writing: 0, after: 0 };
  await eachKill(
    kills,
    () => killed.writing > 0,
    async (kill) => {
      const child = await startServer(file, env);
      await moment(child);
      await child.end("SIGKILL");
      const found = await published();
      if (found === 0) killed[(await rows()) > 0 ? "writing" : "before"] += 1;
      else killed.after += 1;
      if (found !== 0 && found !== VEHICLES)
        faults.push(`after kill ${kill}: ${found} vehicles of ${VEHICLES}`);
      const told = (await history.list({ dealershipId: DEALERSHIP, limit: 1 }))[0]?.counts.added ?? 0;
      if (found > 0 && told !== VEHICLES) faults.push(`after kill ${kill}: the history counts ${told}`);
      if (found > 0) await empty();
    },
  );
  const last = await startServer(file, env);
  const end = Date.now() + LONGEST_WAIT_MS;
  while (!last.said().includes("after") && Date.now() < end) await pause(20);
  await last.end("SIGTERM");
  const [whole, left] = [await published(), await rows()];
  if (whole !== VEHICLES || left !== VEHICLES)
    faults.push(`in the end ${whole} vehicles of ${VEHICLES}, and ${left} rows`);
  await database.close();
  await double.close();
  return { killedBefore: killed.before, killedWriting: killed.writing, killedAfter: killed.after, faults };

  /** A dealership that has had stock is as empty as one that has not. */
  async function empty(): Promise<void> {
    const how = {
      kind: "import",
      at: new Date().toISOString(),
      source: "emptied",
      origin: "import",
    } as const;
    await stock.publish(DEALERSHIP, [], how);
  }
}

/** Somewhere between the first row that is written and some time after the last. */
async function moment(child: CrashServer): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while (!child.said().includes("writing") && Date.now() < end) await pause(2);
  await pause(Math.random() * LONGEST_WRITING_MS);
}

function firstFile(): string {
  const rows = Array.from({ length: VEHICLES }, (_, at) => {
    const notes = `one of ${VEHICLES} `.repeat(20);
    return `F${at},2020 Kia Rio F${at},${10_000 + at},${notes}`;
  });
  return ["stock,name,price,notes", ...rows].join("\n") + "\n";
}
