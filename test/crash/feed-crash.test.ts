import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { startPostgres } from "../contract/stock-store/postgres";
import { buildServer, startServer } from "./child";
import { startEditionServer } from "./edition-server";
import { feedCrashRun } from "./feed-run";

/** A few, on one database; `npm run crash-test -- --feeds` kills 240 times, on both. */
const KILLS = 4;
const PATIENCE_MS = 240_000;
const server = await startPostgres();
if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-feed-crash-"));
let file = "";

beforeAll(async () => {
  file = await buildServer("feed-server");
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  if (server.available) await server.stop();
});

describe("a process killed while it pulls leaves whole stock, and the next one gets the newest", () => {
  it("on SQLite", { timeout: PATIENCE_MS }, async () => {
    const verdict = await feedCrashRun({ file, kills: KILLS, database: { dataDir } });
    expect(verdict.faults).toEqual([]);
    expect(verdict.downloads).toBeGreaterThan(0);
  });
});

it.skipIf(!server.available)(
  "two processes on one PostgreSQL pull each edition once",
  { timeout: PATIENCE_MS },
  async () => {
    if (!server.available) throw new Error(server.reason);
    const url = await server.urlOf("feed_pair");
    const web = await startEditionServer();
    // Nobody is killed: a machine that is slow for a moment must not look like one.
    const env = { DATABASE_URL: url, DATA_DIR: dataDir, FEED_URL: web.url, LEASE_MS: "30000" };
    const pair = await Promise.all([startServer(file, env), startServer(file, env)]);
    for (let edition = 0; edition < 5; edition += 1) {
      const { sent } = web.counts;
      web.publishNext();
      await vi.waitUntil(() => web.counts.sent > sent, { timeout: PATIENCE_MS });
    }
    await vi.waitUntil(() => web.counts.unchanged > 2, { timeout: PATIENCE_MS });
    await Promise.all(pair.map((one) => one.end("SIGTERM")));
    const database = await openDatabase({ url, dataDir });
    const imports = await createStockHistory(database).list({ limit: 100 });
    await database.close();
    await web.close();
    expect(imports.every(({ kind }) => kind === "import")).toBe(true);
    expect(web.counts.sent).toBe(imports.length);
    expect(imports.length).toBeGreaterThanOrEqual(5);
    expect(imports.length).toBeLessThanOrEqual(web.newest);
  },
);
