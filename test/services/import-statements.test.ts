import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery, type LogEvent, sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { createSearchOutbox } from "~/infra/db/search-outbox.server";
import { importForDealership } from "~/infra/stock/dealership-import.server";
import { startPostgres } from "../contract/stock-store/postgres";
import { EDITION_MAPPING, writeEdition } from "../crash/feed-editions";
import { IMPORT_SITE } from "../crash/import-site";
import { planFaults } from "../fixtures/plan-faults";
import { vehicleWith } from "../fixtures/vehicle";

const postgres = await startPostgres();
if (!postgres.available) console.warn(`PostgreSQL tests skipped: ${postgres.reason}`);
afterAll(async () => {
  if (postgres.available) await postgres.stop();
});

const isPlanned = (sql: string) => /^(?:select|update|delete|with)\b/i.test(sql);
/** One row, as many as dealerships or indexes, and the end of an index by number: never as much as there are vehicles. */
const SMALL =
  /^Index Scan stock_dealership: |from "search_index"$|select max\("number"\) as "last" from "stock_import"$|update "stock_publication" set "version"|select max\("draft"\) as "last" from "stock_dealership"$|from "stock_dealership" where "untidied" is not null$/;

async function faultsOf(
  database: Database,
  asked: ReadonlyMap<string, LogEvent["query"]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { sql: text, parameters } of asked.values())
    if (isPlanned(text))
      faults.push(...(await planFaults(database, CompiledQuery.raw(text, [...parameters]))));
  return faults;
}

describe.each([
  ["SQLite", true, () => Promise.resolve(undefined)],
  ["PostgreSQL", postgres.available, () => (postgres.available ? postgres.urlOf("import_plans") : undefined)],
] as const)("an import on %s", (_, available, url) => {
  it.skipIf(!available)("asks for its own dealership's rows alone, by an index", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "forecourt-import-plans-"));
    const asked = new Map<string, LogEvent["query"]>();
    let isWatched = false;
    const database = await openDatabase({
      dataDir,
      url: await url(),
      onStatement: ({ query }) => {
        if (isWatched) asked.set(query.sql, query);
      },
    });
    await database.migrate();
    const [stock, history] = [createStockStore(database), createStockHistory(database)];
    const clock = { now: () => new Date() };
    await createSearchOutbox(database, clock, "cars").register();
    const others = Array.from({ length: 50 }, (_, at) => vehicleWith(at + 1, { dealership_id: "other" }));
    await stock.publish("other", others);
    const context = { database, stock, history, clock, tenants: { all: () => [IMPORT_SITE] } };
    isWatched = true;
    for (const edition of [1, 2, 3]) {
      const files = [writeEdition(dataDir, "csv", edition)];
      const how = { mapping: EDITION_MAPPING, maxDrop: null, allowEmpty: false };
      await importForDealership(context, { ...how, dealershipId: "csv", files });
    }
    isWatched = false;
    // Every statement about vehicles names the dealership or the vehicles themselves.
    const touched = [...asked.keys()].filter(
      (sql) => /"stock_(?:vehicle|row)"/.test(sql) && !/"dealership_id" !?= |"id" in |^insert/.test(sql),
    );
    expect(touched).toEqual([]);
    const faults = [...(await faultsOf(database, asked))];
    if (database.kind === "postgres") {
      // PostgreSQL counts rows by itself, at any moment, one table after the other: plans change with what it knows.
      for (const table of ["stock_gone", "stock_row"]) {
        await sql`analyze ${sql.table(table)}`.execute(database.queries);
        faults.push(...(await faultsOf(database, asked)));
      }
    }
    expect(faults.filter((fault) => !SMALL.test(fault))).toEqual([]);
    expect([...asked.keys()].some((sql) => sql.includes('from "stock_vehicle"'))).toBe(true);
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
