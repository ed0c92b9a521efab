// npm run crash-test [-- --kills N] [-- --site | --index | --feeds | --import | --first]: kills the lead server, or with --site the whole
// built site, or with --index a process that publishes stock and keeps a Typesense index of it, or with --feeds one that pulls
// a feed, or with --import one that imports files of stock and keeps such an index, or with --first one that imports the first
// stock of a dealership, with SIGKILL at random moments, half of the
// kills on SQLite and half on PostgreSQL; prints the figures as JSON lines, and ends with
// 1 when anything was lost.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../contract/stock-store/postgres";
import { argumentsOf, numberOption } from "../setup/command-line";
import { buildServer } from "./child";
import { crashRun } from "./crash-run";
import { firstCrashRun, type FirstVerdict } from "./first-run";
import { feedCrashRun, type FeedVerdict } from "./feed-run";
import { indexCrashRun, type IndexVerdict } from "./index-run";
import { importCrashRun, type ImportVerdict } from "./import-run";
import { siteCrashRun } from "./site-run";
import type { Verdict } from "./verdict";

const { values } = argumentsOf({
  options: {
    kills: { type: "string" },
    site: { type: "boolean" },
    index: { type: "boolean" },
    feeds: { type: "boolean" },
    import: { type: "boolean" },
    first: { type: "boolean" },
  },
});
const kills = Math.ceil(
  numberOption("kills", values.kills ?? (values.site ? "30" : "240"), [1, 100_000]) / 2,
);
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-crash-"));
const postgres = await startPostgres();
let faults = 0;

type AnyVerdict = Verdict | IndexVerdict | FeedVerdict | ImportVerdict | FirstVerdict;

async function runOn(url: string | undefined): Promise<AnyVerdict> {
  if (values.site) return siteCrashRun({ kills, url });
  const database = url === undefined ? { dataDir } : { url, dataDir };
  if (values.index) return indexCrashRun({ file: await buildServer("index-server"), kills, database });
  if (values.feeds) return feedCrashRun({ file: await buildServer("feed-server"), kills, database });
  if (values.import) return importCrashRun({ file: await buildServer("import-server"), kills, database });
  if (values.first) return firstCrashRun({ file: await buildServer("import-server"), kills, database });
  return crashRun({ file: await buildServer("lead-server"), kills, database });
}

async function judge(database: string, url?: string): Promise<void> {
  const start = performance.now();
  const { faults: found, ...figures } = await runOn(url);
  const seconds = Math.round((performance.now() - start) / 1_000);
  const [kind] = (["site", "index", "feeds", "import", "first"] as const).filter((one) => values[one]);
  const crash = kind === undefined ? database : `${kind} on ${database}`;
  console.log(JSON.stringify({ crash, kills, seconds, ...figures, lost: found.length }));
  for (const fault of found.slice(0, 10)) console.log(JSON.stringify({ crash, fault }));
  faults += found.length;
}

await judge("sqlite");
if (postgres.available) {
  await judge("postgres", await postgres.urlOf("crash"));
  await postgres.stop();
} else {
  console.log(JSON.stringify({ crash: "postgres", skipped: postgres.reason }));
}
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = faults === 0 ? 0 : 1;
