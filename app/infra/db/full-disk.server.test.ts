import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { openDatabase } from "./database.server";
import { createStockHistory } from "./history/stock-history.server";
import { createStockStore } from "./stock-store.server";

it("says that the disk is full, and leaves stock, history and versions as they were", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-full-"));
  const database = await openDatabase({ dataDir });
  await database.migrate();
  const stock = createStockStore(database);
  await stock.publish("one", [vehicleWith(1)]);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.queries);
  // To SQLite a file that may not grow is a full disk.
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 200)}`.execute(database.queries);
  const many = Array.from({ length: 3_000 }, (_, at) => vehicleWith(at + 1));
  await expect(stock.publish("one", many)).rejects.toThrow(/database or disk is full/);
  await expect(stock.publish("one", many)).rejects.toThrow(/database or disk is full/);
  expect(await stock.countByDealership()).toEqual(new Map([["one", 1]]));
  expect(await stock.version()).toBe(1);
  expect(await createStockHistory(database).list()).toHaveLength(1);
  await stock.publish("one", [vehicleWith(1), vehicleWith(2)]);
  expect(await stock.version()).toBe(2);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});
