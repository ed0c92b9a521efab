import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import Libsql from "libsql";
import { afterAll, beforeEach, expect, it } from "vitest";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { BUSY_TIMEOUT_MS } from "~/infra/db/sqlite/sqlite-connection.server";
import { createDraftStore } from "~/infra/db/forms/draft-store.server";
import { LeadsUnavailableError } from "~/ports/lead-desk";
import { deskOn } from "../../../test/contract/lead-desk/suite";
import { newLead } from "../../../test/fixtures/lead";

const root = mkdtempSync(join(tmpdir(), "forecourt-unavailable-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let dataDir = "";
let database: Database;
beforeEach(async () => {
  dataDir = mkdtempSync(join(root, "data-"));
  database = await openDatabase({ dataDir });
  await database.migrate();
  return () => database.close();
});
const leads = async () => (await database.queries.selectFrom("lead").select("id").execute()).length;

it("a locked database: says so in time, keeps nothing of it, works again afterwards", async () => {
  const other = new Libsql(join(dataDir, "forecourt.db"));
  other.exec("begin immediate");
  const { desk, told } = deskOn(database, 250);
  const lead = newLead();
  const start = performance.now();
  const both = await Promise.allSettled([desk.submit(lead), desk.submit(newLead())]);
  expect(performance.now() - start).toBeLessThan(BUSY_TIMEOUT_MS);
  expect(both.map((one) => one.status === "rejected" && one.reason instanceof LeadsUnavailableError)).toEqual(
    [true, true],
  );
  expect(told).toMatchObject({ posted: 0, faults: [{ name: "TooSlow" }, { name: "TooSlow" }] });
  other.exec("rollback");
  other.close();
  expect(await desk.submit(lead)).toMatchObject({ isNew: true });
  expect(await leads(), "the two that nobody waited for are not there").toBe(1);
});

it("a locked database: a half-filled form is refused in time too, and kept afterwards", async () => {
  const other = new Libsql(join(dataDir, "forecourt.db"));
  other.exec("begin immediate");
  const drafts = createDraftStore(database, 250);
  const key = { tenant: "yard", visitor: "v", flow: "trade-in", about: "" };
  const start = performance.now();
  await expect(drafts.save(key, { rego: "ABC123" }, "2026-11-21")).rejects.toThrow("did not answer");
  expect(performance.now() - start).toBeLessThan(BUSY_TIMEOUT_MS);
  other.exec("rollback");
  other.close();
  await drafts.save(key, { kms: "5" }, "2026-11-21");
  expect(await drafts.read(key), "what nobody waited for is not there").toEqual({ kms: "5" });
});

it("a full disk: says so, keeps nothing half, works again when there is room", async () => {
  const { desk } = deskOn(database);
  await desk.submit(newLead());
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(database.queries);
  await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 0)}`.execute(database.queries);
  const large = newLead({ fields: { message: "?".repeat(60_000) } });
  await expect(desk.submit(large)).rejects.toThrow(LeadsUnavailableError);
  expect(await leads()).toBe(1);
  await sql`pragma max_page_count = 1000000`.execute(database.queries);
  expect(await desk.submit(large)).toMatchObject({ isNew: true });
});
