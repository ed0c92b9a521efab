import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import type { Database } from "~/infra/db/database.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { createGuardedPost } from "~/infra/outside/guarded-post.server";
import type { Rounds } from "~/infra/rounds.server";
import type { StockStore } from "~/ports/stock-store";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { startWebSink, type WebSink } from "../../../test/doubles/sinks/web-sink";
import { emptyDatabase } from "../../../test/fixtures/empty-database";
import { siteConfig } from "../../../test/fixtures/site";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { startIndexNow } from "./start-index-now.server";

const KEY = "0123456789abcdef";
const PATIENCE = { timeout: 10_000, interval: 20 };
const message = z.object({
  host: z.string(),
  key: z.string(),
  keyLocation: z.string(),
  urlList: z.array(z.string()),
});

let database: Database;
let remove: () => Promise<void>;
let stock: StockStore;
let sink: WebSink;
let skipMs: number;
let running: Rounds[];
const clock = { now: () => new Date(Date.now() + skipMs) };
const logger = { ...silentLogger, warn: vi.fn(), error: vi.fn() };
const dealer = siteConfig({ site: { indexNowKey: KEY } });
const dealership = dealer.site.dealerships[0]?.id ?? "";

beforeEach(async () => {
  ({ database, remove } = await emptyDatabase());
  stock = createStockStore(database);
  sink = await startWebSink();
  [skipMs, running] = [0, []];
  vi.clearAllMocks();
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.close()));
  await sink.close();
  await remove();
});

const start = (dealers = [dealer]) => {
  const rounds = startIndexNow({
    database,
    stock,
    history: createStockHistory(database),
    tenants: { all: () => dealers },
    region: "au",
    address: sink.url,
    post: createGuardedPost({ allowInside: true }),
    clock,
    logger,
    everyMs: 15,
    chance: () => 0,
  });
  rounds.wake();
  running.push(rounds);
  return rounds;
};
const publish = (prices: Readonly<Record<string, number>>, of = dealership) =>
  stock.publish(
    of,
    Object.entries(prices).map(([id, price]) => vehicleWith(id, { price, dealership_id: of })),
  );
const taken = () => sink.taken.map(({ body }) => message.parse(JSON.parse(body)));
const addresses = () => taken().flatMap(({ urlList }) => urlList.map((url) => url.split("/cars/")[1]));
const registered = () =>
  vi.waitFor(async () => {
    const rows = await database.queries.selectFrom("search_index").selectAll().execute();
    expect(rows).toEqual([{ name: "indexnow au" }]);
  }, PATIENCE);
const waiting = () => database.queries.selectFrom("search_change").selectAll().execute();
const refused = () =>
  vi.waitFor(async () => {
    expect(logger.warn).toHaveBeenCalled();
    expect((await waiting()).map(({ failing_since: since }) => since)).not.toContain(null);
  }, PATIENCE);
const settled = () => vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENCE);

it("tells what is new, changed, sold and gone after a publication, each once, with the key", async () => {
  start();
  await registered();
  await publish({ 1: 10, 2: 20, 3: 30 });
  await settled();
  await publish({ 1: 11, 2: 20 });
  await settled();
  expect(addresses()).toEqual(["vehicle-1", "vehicle-2", "vehicle-3", "vehicle-1", "vehicle-3"]);
  expect(taken()[0]).toMatchObject({
    host: "www.yard.example",
    key: KEY,
    keyLocation: `https://www.yard.example/${KEY}.txt`,
  });
  expect(sink.taken[0]?.headers["content-type"]).toBe("application/json; charset=utf-8");
});

it("loses nothing over a restart and tells nothing twice", async () => {
  const first = start();
  await registered();
  await publish({ 1: 10 });
  await settled();
  await first.close();
  await publish({ 1: 10, 2: 20 });
  start();
  await settled();
  expect(addresses()).toEqual(["vehicle-1", "vehicle-2"]);
});

it("keeps what is not taken, tells it later, and an import knows nothing of it", async () => {
  sink.mood = "fails";
  start();
  await registered();
  await publish({ 1: 10 });
  await refused();
  expect((await stock.findByIds(["1"])).get("1")?.price).toBe(10);
  sink.mood = "works";
  skipMs = 3_600_000;
  await settled();
  expect(addresses()).toEqual(["vehicle-1"]);
});

it("gives up after three days, and says so", async () => {
  sink.mood = "fails";
  start();
  await registered();
  await publish({ 1: 10 });
  await refused();
  skipMs = 4 * 86_400_000;
  await settled();
  expect(logger.error).toHaveBeenCalledWith({ vehicles: 1 }, expect.stringContaining("three days"));
  expect(taken()).toEqual([]);
});

it("tells of a dealer's own vehicles alone, and each dealer with its own key", async () => {
  const other = siteConfig({
    site: {
      slug: "other",
      url: "https://other.example",
      indexNowKey: "fedcba98",
      dealerships: [{ id: "two", name: "Two", slug: "two" }],
    },
  });
  start([dealer, other]);
  await registered();
  await publish({ 1: 10 });
  await publish({ 7: 70 }, "two");
  await publish({ 9: 90 }, "nobody");
  await settled();
  expect(taken().map(({ host, key, urlList }) => [host, key, urlList])).toEqual([
    ["www.yard.example", KEY, ["https://www.yard.example/cars/vehicle-1"]],
    ["other.example", "fedcba98", ["https://other.example/cars/vehicle-7"]],
  ]);
});

it("leaves nothing for search engines where no dealer has a key", async () => {
  const first = start();
  await registered();
  await first.close();
  start([siteConfig()]);
  await vi.waitFor(
    async () => expect(await database.queries.selectFrom("search_index").selectAll().execute()).toEqual([]),
    PATIENCE,
  );
  await publish({ 1: 10 });
  expect([await waiting(), sink.asked]).toEqual([[], []]);
});
