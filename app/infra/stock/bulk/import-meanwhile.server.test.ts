import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { feedMappingSchema } from "~/domain/stock/feed-mapping";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { StockHistory } from "~/ports/stock-history";
import type { StockStore } from "~/ports/stock-store";
import { importStock, type ImportRequest } from "../import-stock.server";

const mapping = feedMappingSchema.parse({
  identity: ["stock"],
  fields: {
    name: { from: "name" },
    make: { default: "Kia" },
    model: { default: "Rio" },
    year: { default: 2020 },
    car_type: { default: "used" },
    stocknum: { from: "stock" },
    price: { from: "price", as: "money" },
  },
});

let folder: string;
let database: Database;
let stock: StockStore;
let history: StockHistory;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-meanwhile-"));
  database = await openDatabase({ dataDir: folder });
  await database.migrate();
  stock = createStockStore(database);
  history = createStockHistory(database);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Imports vehicles of these stock numbers at a price, on a day of May. */
function run(stocks: string, price: number, day: number, changes: Partial<ImportRequest> = {}) {
  const file = join(folder, `feed-${price}.csv`);
  const rows = [...stocks].map((one) => `${one},2020 Kia Rio ${one},${price}`);
  writeFileSync(file, ["stock,name,price", ...rows, ""].join("\n"));
  const owner = {
    dealershipId: "yard",
    dealershipName: "Yard",
    dealershipSlug: "yard",
    country: "au",
    currency: "AUD",
    now: `2026-05-0${day}T00:00:00.000Z`,
  };
  const request = { file, mapping, owner, stock, history, dryRun: false, allowEmpty: false, maxDrop: 0.3 };
  return importStock({ ...request, ...changes });
}

async function published() {
  const found: string[] = [];
  for await (const batch of stock.all("yard"))
    for (const { stocknum, price, created_at: since } of batch)
      found.push(`${stocknum} ${String(price)} since ${since.slice(8, 10)}`);
  return found.sort();
}

/** A store in which something happens while an import works out what is to be: at its first tries. */
function disturbed(times: number, happens: () => Promise<unknown>): StockStore {
  return {
    ...stock,
    async edit(dealershipId) {
      const edit = await stock.edit(dealershipId);
      const publish: typeof edit.publish = async (difference, about) => {
        times -= 1;
        if (times >= 0) await happens();
        return edit.publish(difference, about);
      };
      return { ...edit, publish };
    },
  };
}

describe("an import while something else publishes the same dealership's stock", () => {
  it("starts over from what is published then: listing dates are kept, and the history has each step", async () => {
    await run("AB", 1000, 1);
    const report = await run("ABC", 3000, 3, { stock: disturbed(1, () => run("ABC", 2000, 2)) });
    expect(report.events).toMatchObject({ new: 0, changed: 3 });
    expect(await published()).toEqual(["A 3000 since 01", "B 3000 since 01", "C 3000 since 02"]);
    const [last, between] = await history.list({ dealershipId: "yard" });
    await history.rollback(between?.number ?? 0, "2026-05-04T00:00:00.000Z");
    expect(await published()).toEqual(["A 2000 since 01", "B 2000 since 01", "C 2000 since 02"]);
    await history.rollback(last?.number ?? 0, "2026-05-05T00:00:00.000Z");
    expect(await published()).toEqual(["A 3000 since 01", "B 3000 since 01", "C 3000 since 02"]);
  });

  it("judges the guards anew: a rollback to a larger stock meanwhile can refuse it", async () => {
    await run("ABCDEFGH", 1000, 1);
    const [large] = await history.list();
    await run("AB", 2000, 2, { maxDrop: null });
    const back = () => history.rollback(large?.number ?? 0, "2026-05-03T00:00:00.000Z");
    const report = await run("AB", 3000, 3, { stock: disturbed(1, back) });
    expect(report.published).toBeNull();
    expect(report.refusals).toEqual([
      "the feed lacks 75 % of the published vehicles; at most 30 % is allowed",
    ]);
    expect(await published()).toHaveLength(8);
  });

  it("gives up, with nothing published, when that does not end", async () => {
    await run("AB", 1000, 1);
    let price = 10_000;
    const again = () => run("AB", (price += 1), 2);
    await expect(run("AB", 3000, 3, { stock: disturbed(99, again) })).rejects.toThrow(
      /"yard" is being changed by something else all the time; nothing was published/,
    );
    expect(await published()).toEqual([`A ${price} since 01`, `B ${price} since 01`]);
  });

  it("starts over where somebody pushed a vehicle while the first stock was read", async () => {
    const pushed = vehicleWith(77, { dealership_id: "yard", price: 1 });
    const touched = { ids: ["77"], stocknums: [], vins: [] };
    const about = { kind: "push" as const, at: "2026-05-01T00:00:00.000Z", source: "push" };
    const push = () => stock.change("yard", touched, () => ({ vehicles: [pushed], removed: [] }), about);
    const report = await run("AB", 3000, 3, { stock: disturbed(1, push), maxDrop: null });
    expect(report.events).toMatchObject({ new: 2, removed: 1 });
    expect(await published()).toEqual(["A 3000 since 03", "B 3000 since 03"]);
  });

  it("leaves one whole stock where several run at once", async () => {
    await Promise.all(
      [run("ABC", 1000, 1), run("ABD", 2000, 1), run("ABE", 3000, 1)].map((one) => one.catch(String)),
    );
    const prices = new Set((await published()).map((line) => line.split(" ")[1]));
    expect(prices.size).toBe(1);
    expect((await published()).length).toBe(3);
  });
});
