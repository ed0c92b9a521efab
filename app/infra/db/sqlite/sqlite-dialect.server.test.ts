import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Libsql from "libsql";
import { afterAll, beforeEach, expect, it } from "vitest";
import { type Database, openDatabase } from "~/infra/db/database.server";

const root = mkdtempSync(join(tmpdir(), "forecourt-sqlite-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let database: Database;
let dataDir = "";
beforeEach(async () => {
  dataDir = mkdtempSync(join(root, "data-"));
  database = await openDatabase({ dataDir });
  await database.migrate();
  return () => database.close();
});

const read = () => database.queries.selectFrom("setting").selectAll().orderBy("name").execute();
const write = (key: string) =>
  database.queries.insertInto("setting").values({ name: key, value: key, changed_at: "" }).execute();

/** Another process that writes and does not end. */
function lock(): () => void {
  const other = new Libsql(join(dataDir, "forecourt.db"));
  other.exec("begin immediate");
  return () => {
    other.exec("rollback");
    other.close();
  };
}

it("reads what was written before, by statements and by transactions", async () => {
  await write("a");
  expect(await read()).toHaveLength(1);
  await database.queries.transaction().execute(async (transaction) => {
    await transaction.insertInto("setting").values({ name: "b", value: "b", changed_at: "" }).execute();
    expect(await transaction.selectFrom("setting").selectAll().execute(), "its own").toHaveLength(2);
    expect(await read(), "nobody else's before the end").toHaveLength(1);
  });
  expect(await read()).toHaveLength(2);
});

it("leaves nothing of a statement or transaction that fails, and goes on", async () => {
  await write("a");
  await expect(write("a")).rejects.toThrow(/constraint/i);
  const failing = database.queries.transaction().execute(async (transaction) => {
    await transaction.insertInto("setting").values({ name: "b", value: "b", changed_at: "" }).execute();
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await write("c");
  expect((await read()).map(({ name }) => name)).toEqual(["a", "c"]);
});

it("reads at once while another process holds the lock, and waits with a write without holding up the process", async () => {
  await write("a");
  const unlock = lock();
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 10);
  const first = write("b");
  const start = performance.now();
  expect(await read()).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(3_000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(ticks, "the process goes on").toBeGreaterThan(3);
  unlock();
  await first;
  clearInterval(timer);
  expect((await read()).map(({ name }) => name)).toContain("b");
});

it("writes one after the other, however many at once", async () => {
  await Promise.all(Array.from({ length: 40 }, (_, one) => write(String(one).padStart(2, "0"))));
  expect(await read()).toHaveLength(40);
});

it("answers a ping while another process holds the lock", async () => {
  const unlock = lock();
  await database.ping();
  unlock();
});

it("gives up a statement that stands behind a transaction for as long as another process holds the lock, and not the transaction", async () => {
  const unlock = lock();
  const transaction = database.queries
    .transaction()
    .execute((all) => all.insertInto("setting").values({ name: "a", value: "a", changed_at: "" }).execute());
  const start = performance.now();
  await expect(write("b")).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  expect(performance.now() - start).toBeLessThan(9_000);
  const next = write("c");
  unlock();
  await Promise.all([transaction, next]);
  expect((await read()).map(({ name }) => name)).toEqual(["a", "c"]);
}, 20_000);
