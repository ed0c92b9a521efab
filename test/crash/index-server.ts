// A process that does nothing but publish stock and keep a Typesense index of it, with the project's own store, outbox
// and keeper. It is killed again and again.
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { startKeeping } from "~/infra/search/keeping/start-keeping.server";
import { silentLogger } from "../doubles/silent-logger";
import { publishEdition } from "./editions";

const { DATABASE_URL: url, DATA_DIR: dataDir = "", TYPESENSE = "", PUBLISH } = process.env;
const clock = { now: () => new Date() };
const database = await openDatabase({ url, dataDir });
await database.migrate();
const stock = createStockStore(database);
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
process.stdout.write("ready 1\n");
const stopped = new AbortController();
process.on("SIGTERM", () => stopped.abort());
while (!stopped.signal.aborted) {
  if (PUBLISH === "yes") await publishEdition(stock, "killed");
  await pause(Math.random() * 60);
}
await keeping.close();
await database.close();
