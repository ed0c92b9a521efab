import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../contract/stock-store/postgres";
import { startMailSink } from "../doubles/sinks/mail-sink";
import { startWebSink } from "../doubles/sinks/web-sink";
import { buildServer, startServer } from "./child";
import { crashRun } from "./crash-run";
import { emptyLedger, sendLeads } from "./shoppers";
import { verdictOn } from "./verdict";
import { openDatabase } from "~/infra/db/database.server";

/** A few; `npm run crash-test` kills 240 times. */
const KILLS = 4;
const PATIENCE_MS = 120_000;
const server = await startPostgres();
if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-crash-"));
let file = "";

beforeAll(async () => {
  file = await buildServer("lead-server");
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  if (server.available) await server.stop();
});

describe("a server killed at random moments loses no acknowledged lead, and delivers all it has", () => {
  it("on SQLite", { timeout: PATIENCE_MS }, async () => {
    const verdict = await crashRun({ file, kills: KILLS, database: { dataDir } });
    expect(verdict.faults).toEqual([]);
    expect(verdict.acknowledged).toBeGreaterThan(0);
  });

  it.skipIf(!server.available)("on PostgreSQL", { timeout: PATIENCE_MS }, async () => {
    if (!server.available) throw new Error(server.reason);
    const url = await server.urlOf("crash");
    const verdict = await crashRun({ file, kills: KILLS, database: { url, dataDir } });
    expect(verdict.faults).toEqual([]);
    expect(verdict.acknowledged).toBeGreaterThan(0);
  });
});

it.skipIf(!server.available)(
  "two processes on one PostgreSQL deliver each row once",
  { timeout: PATIENCE_MS },
  async () => {
    if (!server.available) throw new Error(server.reason);
    const url = await server.urlOf("pair");
    const sinks = { web: await startWebSink(), mail: await startMailSink() };
    const env = {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SINK_URL: sinks.web.url,
      SMTP_URL: sinks.mail.url,
      // Nobody is killed: a machine that is slow for a moment must not look like one.
      LEASE_MS: "30000",
    };
    const pair = await Promise.all([startServer(file, env), startServer(file, env)]);
    const ledger = emptyLedger();
    const end = Date.now() + 3_000;
    await Promise.all(
      pair.map(({ port }) =>
        sendLeads(ledger, port, 4, () => Date.now() > end && ledger.acknowledged.size > 30),
      ),
    );
    const database = await openDatabase({ url, dataDir });
    const waiting = () =>
      database.queries.selectFrom("delivery").select("id").where("state", "!=", "delivered").execute();
    while ((await waiting()).length > 0 && Date.now() < end + 90_000) await pause(100);
    await Promise.all(pair.map((one) => one.end("SIGTERM")));
    const verdict = await verdictOn(database, ledger, sinks);
    await database.close();
    await Promise.all([sinks.web.close(), sinks.mail.close()]);
    expect(verdict.faults).toEqual([]);
    expect(verdict.deliveries).toBeGreaterThan(50);
    expect(verdict.repeated).toBe(0);
  },
);
