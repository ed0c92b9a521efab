// npm run crash-test [-- KILLS]: kills the lead server with SIGKILL at random moments, half of the kills on SQLite and
// half on PostgreSQL; prints the figures as JSON lines, and ends with 1 when anything was lost.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../contract/stock-store/postgres";
import { buildLeadServer } from "./child";
import { crashRun } from "./crash-run";

const kills = Math.ceil(Number(process.argv[2] ?? 240) / 2);
const file = await buildLeadServer();
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-crash-"));
const postgres = await startPostgres();
let faults = 0;

async function judge(name: string, url?: string): Promise<void> {
  const start = performance.now();
  const database = url === undefined ? { dataDir } : { url, dataDir };
  const { faults: found, ...figures } = await crashRun({ file, kills, database });
  const seconds = Math.round((performance.now() - start) / 1_000);
  console.log(JSON.stringify({ crash: name, kills, seconds, ...figures, lost: found.length }));
  for (const fault of found.slice(0, 10)) console.log(JSON.stringify({ crash: name, fault }));
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
