import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Migrator, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./database.server";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { createStockStore } from "./stock-store.server";
import { FIRST_MIGRATIONS, migrationOrder, MIGRATIONS } from "./migrations.server";

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "forecourt-migrations-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const TIMED = /^\d{4}-\d{2}-\d{2}T\d{4}(?:\d{2})?-[a-z0-9-]+$/;
const later = Object.keys(MIGRATIONS).filter((name) => !FIRST_MIGRATIONS.some((first) => first === name));

async function shapeOf({ queries }: Database): Promise<unknown> {
  const { rows } = await sql`select type, name, tbl_name, sql from sqlite_master order by name`.execute(
    queries,
  );
  // A default is the time of the migration.
  return JSON.parse(JSON.stringify(rows).replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, "(a time)"));
}

/** One of the time before migrations were named by full time. */
async function firstDatabase(folder: string): Promise<Database> {
  const old = await openDatabase({ dataDir: join(root, folder) });
  const first = Object.entries(MIGRATIONS).filter(([name]) => !later.includes(name));
  // As it was then: by the alphabet of the names.
  const provider = { getMigrations: async () => Object.fromEntries(first) };
  const { error } = await new Migrator({ db: old.queries, provider }).migrateToLatest();
  expect(error).toBeUndefined();
  return old;
}

async function executed({ queries }: Database): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by timestamp, rowid`.execute(queries);
  return rows.map(({ name }) => name);
}

describe("migrations", () => {
  it("are named by full time, save the first ones, none of which is gone", () => {
    expect(later.filter((name) => !TIMED.test(name))).toEqual([]);
    expect(Object.keys(MIGRATIONS)).toEqual(expect.arrayContaining([...FIRST_MIGRATIONS]));
  });

  it("run in an order that no later file breaks", () => {
    const now = Object.keys(MIGRATIONS).sort(migrationOrder);
    expect(now.slice(0, FIRST_MIGRATIONS.length)).toEqual(FIRST_MIGRATIONS);
    // By the alphabet the first of these would run before "2026-11-leads".
    for (const name of ["2026-11-30T0900-a-lead-index", "2027-01-01T0000-z", "2099-12-31T2359-stock"])
      expect([name, ...now].sort(migrationOrder)).toEqual([...now, name]);
  });

  it("find a database of the time before full times as it is, and leave it like a new one", async () => {
    const old = await firstDatabase("old");
    expect(await executed(old)).toEqual(FIRST_MIGRATIONS);
    await old.migrate();
    await old.migrate();
    const fresh = await openDatabase({ dataDir: join(root, "new") });
    await fresh.migrate();
    expect(await executed(old)).toEqual(await executed(fresh));
    expect(await shapeOf(old)).toEqual(await shapeOf(fresh));
    await Promise.all([old.close(), fresh.close()]);
  });

  it("turn files that were kept as text into their bytes", async () => {
    const old = await firstDatabase("texts");
    // By the size it was said to have while it was text: two bytes too many.
    await sql`insert into form_file (id, tenant, submission_key, name, kept_at, base64, bytes)
      values ('one', 'yard', 'a', 'a.pdf', '2026-11-21', 'AAH+/w==', 6)`.execute(old.queries);
    await old.migrate();
    const row = await old.queries.selectFrom("form_file").selectAll().executeTakeFirstOrThrow();
    expect([[...new Uint8Array(row.content)], row.bytes, "base64" in row]).toEqual([
      [0, 1, 254, 255],
      4,
      false,
    ]);
    await old.close();
  });

  it("bring stock that was published as it was into the first edition", async () => {
    const old = await firstDatabase("stock");
    const before = Object.entries(MIGRATIONS).filter(([name]) => migrationOrder(name, "2026-11-23T0142") < 0);
    const provider = { getMigrations: async () => Object.fromEntries(before) };
    const migrator = new Migrator({
      db: old.queries,
      provider,
      nameComparator: migrationOrder,
      allowUnorderedMigrations: true,
    });
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const vehicles = [vehicleWith(1), vehicleWith("9999999999999999", { dealership_id: "two" })];
    for (const { id, slug, dealership_id: dealership, ...rest } of vehicles)
      await sql`insert into stock_vehicle (id, dealership_id, slug, digest, document, stocknum, vin)
        values (${BigInt(id)}, ${dealership}, ${slug}, 'd', ${JSON.stringify({ id, slug, dealership_id: dealership, ...rest })}, 'S', null)`.execute(
        old.queries,
      );
    await sql`insert into stock_dealership (id, version) values ('two', 4)`.execute(old.queries);
    await old.migrate();
    const store = createStockStore(old);
    expect(await Promise.all(vehicles.map(({ id }) => store.findById(id)))).toEqual(vehicles);
    expect(await store.versions()).toEqual(
      new Map([
        ["one", 0],
        ["two", 4],
      ]),
    );
    await store.publish("one", [vehicleWith(1, { price: 3 })]);
    expect((await store.findById("1"))?.price).toBe(3);
    await old.close();
  });
});
