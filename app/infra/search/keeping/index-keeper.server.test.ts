import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Database } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { IndexMetrics } from "~/ports/index-metrics";
import type { StockStore } from "~/ports/stock-store";
import {
  startTypesenseDouble,
  type TypesenseDouble,
} from "../../../../test/doubles/typesense/typesense-double";
import { openEmptyDatabase } from "../../../../test/fixtures/empty-database";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { seedKeptIndex } from "./seed-kept-index.server";
import { type Keeping, startKeeping } from "./start-keeping.server";

const HOUR = 3_600_000;
const PACE = { everyMs: 15, leaseMs: 60_000, requestMs: 400 };
const PATIENCE = { timeout: 10_000, interval: 20 };

let dataDir: string;
let database: Database;
let stock: StockStore;
let double: TypesenseDouble;
let skipMs: number;
let running: Keeping[];
const clock = { now: () => new Date(Date.now() + skipMs) };
const metrics = {
  indexBehind: vi.fn<IndexMetrics["indexBehind"]>(),
  indexDrift: vi.fn<IndexMetrics["indexDrift"]>(),
};
const logger = { ...silentLogger, error: vi.fn(), warn: vi.fn() };

const env = () => ({ typesenseNodes: [double.url], typesenseApiKey: "key", region: "au" });
const start = async (changed: Partial<ReturnType<typeof env>> = {}) => {
  const options = { database, stock, clock, logger, metrics, pace: PACE };
  const keeping = await startKeeping({ ...options, env: { ...env(), ...changed } });
  running.push(keeping);
  return keeping;
};
const seed = () =>
  seedKeptIndex({
    database,
    stock,
    urls: [double.url],
    apiKey: "key",
    region: "au",
    now: new Date(),
    logger: silentLogger,
  });
/** What shoppers would find: the price of each vehicle in the index. */
const indexed = () =>
  Object.fromEntries(
    [...double.store.find("cars_au").documents].map(([id, document]) => [
      id,
      // The adapter's own text of the record.
      (JSON.parse(String(document["vehicle"])) as Vehicle).price,
    ]),
  );
const priced = (prices: Readonly<Record<string, number>>, dealership = "one") =>
  Object.entries(prices).map(([id, price]) => vehicleWith(id, { price, dealership_id: dealership }));
const imports = () => double.requests.filter((request) => request.includes("/import"));
const waiting = () => database.queries.selectFrom("search_change").selectAll().execute();

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-keeper-"));
  database = await openEmptyDatabase(dataDir);
  stock = createStockStore(database);
  double = await startTypesenseDouble({ apiKey: "key" });
  skipMs = 0;
  running = [];
  vi.clearAllMocks();
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.close()));
  await double.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("an index that is kept", () => {
  it("gets what is added, changed and removed, and nothing else, without a seed in between", async () => {
    await stock.publish("one", priced({ 1: 10, 2: 20, "9999999999999999": 30 }));
    await seed();
    const keeping = await start();
    await stock.publish("two", priced({ 7: 70 }, "two"));
    await stock.publish("one", priced({ 1: 11, "9999999999999998": 40, "9999999999999999": 30 }));
    await vi.waitFor(
      () => expect(indexed()).toEqual({ 1: 11, 7: 70, "9999999999999998": 40, "9999999999999999": 30 }),
      PATIENCE,
    );
    await vi.waitFor(async () => expect(await keeping.isCaughtUp()).toBe(true), PATIENCE);
    expect(await waiting()).toEqual([]);
    // A measure that began before the last change was told may still come in.
    await vi.waitFor(() => expect(metrics.indexBehind).toHaveBeenLastCalledWith(0, 0), PATIENCE);
  });

  it("takes what Typesense does not refuse, says what it refuses, and tries that again", async () => {
    await seed();
    await start();
    const impossible = { ...vehicleWith(2), custom_rank: Number.MAX_VALUE };
    await stock.publish("one", [vehicleWith(1), impossible, vehicleWith(3)]);
    await vi.waitFor(() => expect(Object.keys(indexed())).toEqual(["1", "3"]), PATIENCE);
    await vi.waitFor(() => expect(logger.error).toHaveBeenCalled(), PATIENCE);
    expect(logger.error.mock.calls[0]).toEqual([
      expect.objectContaining({ vehicle: "2" }),
      "the search index refused a vehicle",
    ]);
    await vi.waitFor(
      async () => expect((await waiting())[0]?.failing_since).toEqual(expect.any(String)),
      PATIENCE,
    );
    const tried = imports().length;
    skipMs += 6_000;
    await vi.waitFor(() => expect(imports().length).toBe(tried + 1), PATIENCE);
    await stock.publish("one", priced({ 1: 10, 2: 20, 3: 30 }));
    await vi.waitFor(() => expect(indexed()).toEqual({ 1: 10, 2: 20, 3: 30 }), PATIENCE);
  });

  it("loses nothing while Typesense is away, tries less and less often, and tells how far behind it is", async () => {
    await stock.publish("one", priced({ 1: 10 }));
    await seed();
    await start();
    await vi.waitFor(() => expect(metrics.indexDrift).toHaveBeenCalledWith(0), PATIENCE);
    double.faultOf = () => ({ status: 503 });
    const before = double.requests.length;
    await stock.publish("one", priced({ 1: 11, 2: 20 }));
    await vi.waitFor(() => expect(double.requests.length).toBe(before + 1), PATIENCE);
    skipMs += HOUR;
    await vi.waitFor(() => expect(double.requests.length).toBe(before + 2), PATIENCE);
    await stock.publish("one", priced({ 1: 12, 2: 20, 3: 30 }));
    await vi.waitFor(() => {
      const [lag = 0, count] = metrics.indexBehind.mock.lastCall ?? [];
      expect([Math.round(lag / 3_600), count]).toEqual([1, 3]);
    }, PATIENCE);
    expect(logger.error.mock.calls).toEqual([
      [expect.objectContaining({ alert: "search-index-behind" }), expect.any(String)],
    ]);
    expect(double.requests.length, "the pause has grown to a minute").toBe(before + 2);
    double.faultOf = () => null;
    skipMs += 61_000;
    await vi.waitFor(() => expect(indexed()).toEqual({ 1: 12, 2: 20, 3: 30 }), PATIENCE);
  });

  it.each([
    ["cut off in the middle", { cut: true }],
    ["not answered in time, though done", { afterMs: 3_000 }],
    ["done much later than asked", { beforeMs: 700 }],
  ])("tells vehicles again whose import was %s, when that has settled and not before", async (_, fault) => {
    await seed();
    await start();
    await vi.waitFor(() => expect(metrics.indexDrift).toHaveBeenCalled(), PATIENCE);
    let faults = 0;
    double.faultOf = (request) => (request.includes("/import") && faults++ === 0 ? fault : null);
    await stock.publish("one", priced({ 1: 10, 2: 20, 3: 30, 4: 40 }));
    await vi.waitFor(() => expect(logger.warn).toHaveBeenCalled(), PATIENCE);
    await stock.publish("one", priced({ 1: 11, 2: 21, 3: 31 }));
    skipMs += 6_000;
    await stock.publish("two", priced({ 7: 70 }, "two"));
    await vi.waitFor(() => expect(indexed()).toMatchObject({ 7: 70 }), PATIENCE);
    await vi.waitFor(
      async () => expect((await waiting()).map((row) => Number(row.vehicle_id))).toEqual([1, 2, 3, 4]),
      PATIENCE,
    );
    await new Promise((resolve) => setTimeout(resolve, 800));
    skipMs += 61_000;
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENCE);
    expect(indexed()).toEqual({ 1: 11, 2: 21, 3: 31, 7: 70 });
    expect(imports().length).toBe(3);
  });

  it("says that it waits for a seed, and takes up its work after that", async () => {
    await start();
    await stock.publish("one", priced({ 1: 10 }));
    await vi.waitFor(() => expect(logger.warn).toHaveBeenCalled(), PATIENCE);
    expect(logger.warn.mock.calls[0]?.[0]).toMatchObject({
      error: { message: expect.stringContaining("npm run seed") as string },
    });
    await seed();
    skipMs += 6_000;
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENCE);
    expect(indexed()).toEqual({ 1: 10 });
  });

  it("keeps what is published during a seed for the new index", async () => {
    await stock.publish("one", priced({ 1: 10, 2: 20 }));
    await seed();
    await start();
    await vi.waitFor(() => expect(metrics.indexDrift).toHaveBeenCalled(), PATIENCE);
    let reading: Promise<unknown> = Promise.resolve();
    const slow: Pick<StockStore, "all"> = {
      async *all() {
        for await (const batch of stock.all()) {
          reading = stock.publish("one", priced({ 1: 11, 3: 30 }));
          await reading;
          // Long enough for the keeper to have told the old index, if it could.
          await new Promise((resolve) => setTimeout(resolve, 200));
          yield batch;
        }
      },
    };
    const options = { urls: [double.url], apiKey: "key", region: "au", logger: silentLogger };
    const { published } = await seedKeptIndex({ ...options, database, stock: slow, now: clock.now() });
    expect(published).toBe(true);
    expect(indexed(), "the new index, as it was when its stock was read").toEqual({ 1: 10, 2: 20 });
    await vi.waitFor(() => expect(indexed()).toEqual({ 1: 11, 3: 30 }), PATIENCE);
  });

  it("compares once a day, and puts right what is missing, wrong and too much", async () => {
    await stock.publish("one", priced({ 1: 10, 2: 20, 3: 30 }));
    await seed();
    await start();
    await vi.waitFor(() => expect(metrics.indexDrift.mock.calls).toEqual([[0]]), PATIENCE);
    const { documents } = double.store.find("cars_au");
    documents.delete("1");
    documents.set("2", { ...documents.get("2"), digest: "other" });
    documents.set("8", { ...documents.get("3"), id: "8" });
    skipMs += 24 * HOUR;
    await vi.waitFor(() => expect(metrics.indexDrift.mock.calls).toEqual([[0], [3]]), PATIENCE);
    await vi.waitFor(() => expect(indexed()).toEqual({ 1: 10, 2: 20, 3: 30 }), PATIENCE);
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENCE);
    skipMs += 24 * HOUR;
    await vi.waitFor(() => expect(metrics.indexDrift.mock.calls).toEqual([[0], [3], [0]]), PATIENCE);
  });

  it("compares when it was not told of publications for a while", async () => {
    await stock.publish("one", priced({ 1: 10 }));
    await seed();
    const first = await start();
    await vi.waitFor(() => expect(metrics.indexDrift).toHaveBeenCalled(), PATIENCE);
    await first.close();
    await start({ typesenseNodes: [] });
    await stock.publish("one", priced({ 2: 20 }));
    expect(await waiting(), "nothing is kept for an index that nobody uses").toEqual([]);
    await start();
    await vi.waitFor(() => expect(indexed()).toEqual({ 2: 20 }), PATIENCE);
  });

  it("is kept by one of several processes at a time", async () => {
    await seed();
    await Promise.all([start(), start(), start()]);
    let atOnce = 0;
    let most = 0;
    double.faultOf = (request) => {
      if (!request.includes("/import")) return null;
      atOnce += 1;
      most = Math.max(most, atOnce);
      setTimeout(() => (atOnce -= 1), 40);
      return { beforeMs: 50 };
    };
    for (let round = 1; round <= 6; round++) await stock.publish("one", priced({ 1: round, 2: round * 2 }));
    await vi.waitFor(() => expect(indexed()).toEqual({ 1: 6, 2: 12 }), PATIENCE);
    expect(most).toBe(1);
  });

  it("leaves out a stored vehicle that cannot be read, as the stock does", async () => {
    await stock.publish("one", priced({ 1: 10, 2: 20 }));
    await seed();
    await database.queries.updateTable("stock_row").set({ document: "{}" }).where("id", "=", 2n).execute();
    await start();
    await vi.waitFor(() => expect(indexed()).toEqual({ 1: 10 }), PATIENCE);
  });

  it("is not kept with a key that may only search", async () => {
    await seed();
    const keeping = await startKeeping({
      env: { ...env(), typesenseApiKey: null },
      ...{ database, stock, clock, logger, metrics },
    });
    expect(logger.warn).toHaveBeenCalledWith(
      { index: "cars_au" },
      expect.stringContaining("TYPESENSE_API_KEY"),
    );
    expect(await keeping.isCaughtUp()).toBe(true);
  });
});
