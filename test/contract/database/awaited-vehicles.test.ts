import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Migrator, sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { FIRST_MIGRATIONS, migrationOrder, MIGRATIONS } from "~/infra/db/migrations.server";
import { createOrderStore } from "~/infra/db/orders/order-store.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { newOrder } from "../../fixtures/order";
import { vehicleWith } from "../../fixtures/vehicle";
import { startPostgres } from "../stock-store/postgres";

const AT = "2026-11-21T02:00:00.000Z";
const RESERVED = { fields: { vehicle_status: "reserved" } };

const root = mkdtempSync(join(tmpdir(), "forecourt-awaited-"));
const server = await startPostgres();
if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);
afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
  if (server.available) await server.stop();
});

describe("who waits for a vehicle, once a database is brought up to date", () => {
  it("on SQLite", async () => onlyOfReserved(await openDatabase({ dataDir: root })));

  it.skipIf(!server.available)("on PostgreSQL", { timeout: 120_000 }, async () => {
    if (!server.available) throw new Error(server.reason);
    await onlyOfReserved(await openDatabase({ url: await server.urlOf("awaited"), dataDir: "" }));
  });
});

/** Is known from what was sent and what came later, and only of vehicles that are reserved now, in stock or by an order. */
async function onlyOfReserved(database: Database): Promise<void> {
  await migrateUntil(database, "2026-11-27T0420");
  const { queries } = database;
  await createStockStore(database).publish("one", [
    vehicleWith(7, { reserved: true }),
    vehicleWith(8),
    vehicleWith(9),
    vehicleWith(10),
  ]);
  const orders = createOrderStore(database);
  for (const [carId, state] of [
    ["8", "released"],
    ["9", "held"],
  ] as const) {
    const { kind } = await orders.add(
      newOrder({ id: `order-${carId}`, carId, submissionKey: `order-${carId}` }),
      AT,
    );
    expect(kind).toBe("added");
    await sql`update checkout_order set state = ${state} where car_id = ${carId}`.execute(queries);
  }
  const lead = (id: string, carId: string | null, document: unknown = RESERVED) =>
    sql`insert into lead (id, tenant, website_id, kind, car_id, submission_key, received_at, changed_at, document)
      values (${id}, 'yard', 'yard', 'enquiry', ${carId}, ${id}, ${AT}, ${AT}, ${JSON.stringify(document)})`.execute(
      queries,
    );
  await lead("in stock then", "7", { fields: { vehicle_status: "in_stock" } });
  await lead("sent", "7");
  await lead("later", "7", { fields: {} });
  await sql`insert into lead_change (lead_id, revision, submission_key, at, document)
    values ('later', 1, 'a', ${AT}, ${JSON.stringify(RESERVED)})`.execute(queries);
  await lead("order ended", "8");
  await lead("order holds", "9");
  await lead("freed weeks ago", "10");
  await lead("left the stock", "11");
  await lead("no vehicle", null);
  await database.migrate();
  const rows = await queries.selectFrom("lead").select("id").where("awaits_vehicle", "=", 1).execute();
  expect(rows.map(({ id }) => id).sort()).toEqual(["later", "order holds", "sent"]);
  await database.close();
}

/** Brings it as far as it was before a migration; the first ones ran by the alphabet of their names. */
async function migrateUntil({ queries: db }: Database, name: string): Promise<void> {
  const before = Object.entries(MIGRATIONS).filter(([one]) => migrationOrder(one, name) < 0);
  const first = before.filter(([one]) => FIRST_MIGRATIONS.some((known) => known === one));
  const providerOf = (some: typeof before) => ({ getMigrations: async () => Object.fromEntries(some) });
  const results = [
    await new Migrator({ db, provider: providerOf(first) }).migrateToLatest(),
    await new Migrator({
      db,
      provider: providerOf(before),
      nameComparator: migrationOrder,
      allowUnorderedMigrations: true,
    }).migrateToLatest(),
  ];
  expect(results.map(({ error }) => error)).toEqual([undefined, undefined]);
}
