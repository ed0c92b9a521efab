import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../contract/stock-store/postgres";
import { buildServer } from "./child";
import { firstCrashRun } from "./first-run";
import { importCrashRun } from "./import-run";

/** A few, on one database; `npm run crash-test -- --import` kills 240 times, on both. */
const KILLS = 4;
const FIRST_KILLS = 2;
const PATIENCE_MS = 120_000;
const server = await startPostgres();
if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-import-crash-"));
let file = "";

beforeAll(async () => {
  file = await buildServer("import-server");
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  if (server.available) await server.stop();
});

describe("an importer killed at random moments leaves whole stock, and records that agree with it", () => {
  it.skipIf(!server.available)("on PostgreSQL", { timeout: PATIENCE_MS }, async () => {
    if (!server.available) throw new Error(server.reason);
    const database = { url: await server.urlOf("import_crash"), dataDir };
    const verdict = await importCrashRun({ file, kills: KILLS, database });
    expect(verdict.faults).toEqual([]);
    expect(verdict.imports).toBeGreaterThan(0);
  });
});

it(
  "an importer killed while it writes the first stock ahead publishes nothing or all of it",
  { timeout: PATIENCE_MS },
  async () => {
    const { faults, killedWriting } = await firstCrashRun({
      file,
      kills: FIRST_KILLS,
      database: { dataDir },
    });
    expect(faults).toEqual([]);
    expect(killedWriting).toBeGreaterThan(0);
  },
);
