import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildServer } from "./child";
import { indexCrashRun } from "./index-run";

/** A few, on one database; `npm run crash-test -- --index` kills 240 times, on both. */
const KILLS = 4;
const PATIENCE_MS = 240_000;
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-index-crash-"));
let file = "";

beforeAll(async () => {
  file = await buildServer("index-server");
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

describe("a process killed at random moments leaves an index that comes to hold what is published", () => {
  it("on SQLite", { timeout: PATIENCE_MS }, async () => {
    const verdict = await indexCrashRun({ file, kills: KILLS, database: { dataDir } });
    expect(verdict.faults).toEqual([]);
    expect(verdict.editions).toBeGreaterThan(0);
    expect(verdict.failedRequests).toBeGreaterThan(0);
  });
});
