// A process that does nothing but pull one feed, with the project's own puller, importer and store. It is killed again and
// again.
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "~/infra/db/database.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { startFeedPuller } from "~/infra/stock/pull/feed-puller.server";
import { createFeedStates } from "~/infra/stock/pull/feed-states.server";
import { leaseOfFeed, pullContext } from "~/infra/stock/pull/start-pulling.server";
import { silentLogger } from "../doubles/silent-logger";
import { pulledDealer, writeFeedMapping } from "./feed-site";

const { DATABASE_URL: url, DATA_DIR: dataDir = "", FEED_URL = "" } = process.env;
const clock = { now: () => new Date() };
const database = await openDatabase({ url, dataDir });
await database.migrate();
const dealers = [pulledDealer(FEED_URL)];
const context = {
  database,
  stock: createStockStore(database),
  history: createStockHistory(database),
  tenants: { all: () => dealers },
  clock,
};
const env = {
  tenantConfigDir: writeFeedMapping(dataDir),
  dataDir,
  stockFeedsDir: dataDir,
  feedSecrets: new Map<string, string>(),
  production: false,
};
const puller = startFeedPuller({
  ...pullContext(context, env),
  states: createFeedStates(database),
  // What a killed process had taken is to be another's soon.
  leaseOf: (configured) => leaseOfFeed(database, clock, configured, Number(process.env["LEASE_MS"] ?? 400)),
  chance: Math.random,
  logger: silentLogger,
  metrics: { feedAges: () => undefined, feedPulled: () => undefined },
  pace: { everyMs: 25, keepMs: 100 },
});
process.stdout.write("ready 1\n");
const stopped = new AbortController();
process.on("SIGTERM", () => stopped.abort());
while (!stopped.signal.aborted) await pause(25);
await puller.close();
await database.close();
