import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { feedMappingSchema } from "~/domain/stock/feed-mapping";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { importStock } from "./import-stock.server";

const MAPPING = feedMappingSchema.parse({
  identity: ["Stock"],
  fields: {
    name: { template: "{Year} {Make} {Model}" },
    make: { from: "Make" },
    model: { from: "Model" },
    year: { from: "Year", as: "year" },
    car_type: { default: "used" },
    stocknum: { from: "Stock" },
    vin: { from: "VIN" },
    price: { from: "Price", as: "money" },
    km: { from: "Km", as: "kilometres" },
  },
});
const OWNER = {
  dealershipId: "yard",
  dealershipName: "The Yard",
  dealershipSlug: "the-yard",
  country: "au",
  currency: "AUD",
};

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-careless-"));
  database = await openDatabase({ dataDir: folder });
  await database.migrate();
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

type Row = readonly (string | number)[];
const ROWS: readonly Row[] = Array.from({ length: 20 }, (_, at) => [
  `S${at + 100}`,
  `JTMHV05J90410010${at + 10}`.slice(0, 17),
  "Kia",
  "Rio",
  2020,
  20_000 + at,
  50_000 + at,
]);

function send(rows: readonly Row[]) {
  const file = join(folder, "feed.csv");
  const text = ["Stock,VIN,Make,Model,Year,Price,Km", ...rows.map((row) => row.join(","))].join("\n");
  writeFileSync(file, `${text}\n`);
  const owner = { ...OWNER, now: "2026-05-01T00:00:00Z" };
  const stock = createStockStore(database);
  return importStock({
    file,
    mapping: MAPPING,
    owner,
    stock,
    dryRun: false,
    allowEmpty: false,
    maxDrop: 0.3,
    rules: { vanished: "sold", missedFeeds: 1, returnDays: 30, soldDays: 3 },
  });
}

const changed = (change: (row: Row, at: number) => Row) => ROWS.map(change);

describe("a feed that a careless hand has changed", () => {
  it("sells no vehicle whose row has a cell too many, too few or no stock number", async () => {
    await send(ROWS);
    const report = await send(
      changed((row, at) => {
        if (at === 3) return [...row, "stray"];
        if (at === 5) return row.slice(0, 5);
        return at === 7 ? ["", ...row.slice(1)] : row;
      }),
    );
    expect(report.rejected.map(({ at }) => at)).toEqual([5, 7, 9]);
    expect(report.published).toMatchObject({ changed: 0, removed: 0, unchanged: 20 });
    const kept = [...report.lines].filter(({ at }) => at === null);
    expect(kept.map(({ stocknum, event, why }) => [stocknum, event, why.slice(0, 14)])).toEqual(
      ["S103", "S105", "S107"].map((stocknum) => [stocknum, "same", "a rejected row"]),
    );
  });

  it("sells a vehicle that nothing in the file speaks of", async () => {
    await send(ROWS);
    const report = await send(ROWS.slice(1));
    expect(report.events).toMatchObject({ sold: 1, same: 19 });
  });

  it.each([
    [
      "miles for kilometres",
      (row: Row): Row => [...row.slice(0, 6), Math.round(Number(row[6]) * 0.621_4)],
      "km",
    ],
    ["cents", (row: Row): Row => [...row.slice(0, 5), Number(row[5]) * 100, row[6] ?? ""], "price"],
    [
      "price and odometer exchanged",
      (row: Row): Row => [...row.slice(0, 5), row[6] ?? "", row[5] ?? ""],
      "km",
    ],
  ])("is refused with %s", async (_, change, field) => {
    await send(ROWS);
    const report = await send(changed(change));
    expect(report.published).toBeNull();
    expect(report.refusals.join("\n")).toContain(`20 of 20 vehicles have quite another ${field} than before`);
  });
});
