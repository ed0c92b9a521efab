import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../contract/stock-store/postgres";
import { buildServer } from "./child";
import { indexCrashRun } from "./index-run";

/** A few; `npm run crash-test -- --index` kills 240 times. */
const KILLS = 4;
const PATIENCE_MS = 240_000;
const server = await startPostgres();
if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-index-crash-"));
let file = "";

beforeAll(async () => {
  file = await buildServer("index-server");
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  if (server.available) await server.stop();
});

describe("a process killed at random moments leaves an index that comes to hold what is published", () => {
  it("on SQLite", { timeout: PATIENCE_MS }, async () => {
    const verdict = await indexCrashRun({ file, kills: KILLS, database: { dataDir } });
    expect(verdict.faults).toEqual([]);
    expect(verdict.editions).toBeGreaterThan(0);
    expect(verdict.failedRequests).toBeGreaterThan(0);
  });

  it.skipIf(!server.available)("on PostgreSQL", { timeout: PATIENCE_MS }, async () => {
    if (!server.available) throw new Error(server.reason);
    const url = await server.urlOf("index_crash");
    const verdict = await indexCrashRun({ file, kills: KILLS, database: { url, dataDir } });
    expect(verdict.faults).toEqual([]);
    expect(verdict.editions).toBeGreaterThan(0);
  });
});
