// A process that imports one edition of a dealership's stock after another and keeps a Typesense index of all, with the
// project's own importer, store, outbox and keeper. It is killed again and again. It says what it is doing.
import { openDatabase } from "~/infra/db/database.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { startKeeping } from "~/infra/search/keeping/start-keeping.server";
import { importForDealership } from "~/infra/stock/dealership-import.server";
import { silentLogger } from "../doubles/silent-logger";
import { publishedEdition } from "./import-verdict";
import { EDITION_MAPPING, FED_DEALERSHIPS, writeEdition } from "./feed-editions";
import { IMPORT_SITE } from "./import-site";

const { DATABASE_URL: url, DATA_DIR: dataDir = "", FEEDS = "", TYPESENSE = "", IMPORT, FIRST } = process.env;
const say = (phase: string) => process.stdout.write(`${phase}\n`);
const database = await openDatabase({
  url,
  dataDir,
  onStatement: ({ query: { sql } }) => {
    // The lock that every publication begins with.
    if (sql.startsWith('insert into "stock_publication"')) say("publishing");
    if (sql.startsWith('insert into "stock_row"')) say("writing");
  },
});
const clock = { now: () => new Date() };
const [stock, history] = [createStockStore(database), createStockHistory(database)];
const keeping = await startKeeping({
  env: { typesenseNodes: [TYPESENSE], typesenseApiKey: "key", region: null },
  database,
  stock,
  clock,
  logger: silentLogger,
  metrics: { indexBehind: () => undefined, indexDrift: () => undefined },
  // A request that was under way when its process was killed ends before the lease does.
  pace: { everyMs: 60, longestPauseMs: 60, settledMs: 250, turnMs: 200, leaseMs: 300, requestMs: 100 },
});
const stopped = new AbortController();
process.on("SIGTERM", () => stopped.abort());
const context = { database, stock, history, clock, tenants: { all: () => [IMPORT_SITE] } };
say("ready 1");
// Kept alive where it imports nothing.
const waiting = setInterval(() => undefined, 1_000);
/** @throws when it is refused */
async function importFile(dealershipId: string, file: string): Promise<void> {
  say("reading");
  const report = await importForDealership(context, {
    dealershipId,
    files: [file],
    mapping: EDITION_MAPPING,
    maxDrop: null,
    allowEmpty: false,
  });
  if (report.published === null) throw new Error(report.refusals.join("; "));
  say("after");
}

if (FIRST !== undefined) await importFile(FED_DEALERSHIPS[0], FIRST);
while (IMPORT === "yes" && !stopped.signal.aborted) {
  const dealershipId = FED_DEALERSHIPS[Math.floor(Math.random() * FED_DEALERSHIPS.length)] ?? "csv";
  const edition = ((await publishedEdition(stock, dealershipId)) ?? 0) + 1;
  await importFile(dealershipId, writeEdition(FEEDS, dealershipId, edition));
}
await new Promise<void>((resolve) => {
  if (stopped.signal.aborted) resolve();
  else stopped.signal.addEventListener("abort", () => resolve());
});
clearInterval(waiting);
await keeping.close();
await database.close();
