import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { createWorkLease } from "~/infra/db/transactions/work-lease.server";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { findWatchedNews } from "./watched-news.server";

const same = <Config>(config: Config) => config;

const WATCHERS = 3_000;
const config = testConfig();
const tenants = { bySlug: () => config, all: () => [config], inLanguage: same };
const clock = { now: () => new Date("2026-11-22T06:00:00Z") };
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-watched-"));
let database: Database;
let asked: string[] = [];

beforeAll(async () => {
  database = await openDatabase({ dataDir, onStatement: ({ query }) => void asked.push(query.sql) });
  await database.migrate();
  const cars = Array.from({ length: 300 }, (_, at) => vehicleWith(at + 1, { price: 40_000 }));
  const dealerships = new Set(cars.map((car) => car.dealership_id));
  for (const id of dealerships) await createStockStore(database).publish(id, cars);
  await database.queries.transaction().execute(async (transaction) => {
    for (let one = 0; one < WATCHERS; one += 1) await watch(transaction, one);
  });
});
beforeEach(() => void (asked = []));
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

async function watch(db: Database["queries"], one: number): Promise<void> {
  const at = clock.now().toISOString();
  const shopper = {
    email: null,
    email_confirmed_at: null,
    created_at: at,
    seen_at: at,
    notices: "sms" as const,
  };
  const tenant = config.site.slug;
  const id = `shopper-${one}`;
  await db
    .insertInto("shopper")
    .values({ ...shopper, id, tenant, phone: `+61${one}` })
    .execute();
  const row = { tenant, shopper_id: id, car_id: String((one % 300) + 1), name: "A car", saved_at: at };
  await db
    .insertInto("watched_vehicle")
    .values({ ...row, price: 40_000, available: 1 })
    .execute();
}

const context = () => ({ db: database.queries, stock: createStockStore(database), tenants, clock });

it("asks twice for each two hundred watched vehicles, and writes nothing where nothing is new", async () => {
  await findWatchedNews(context());
  expect(asked.length).toBeLessThanOrEqual((2 * WATCHERS) / 200 + 2);
  expect(asked.filter((sql) => !sql.startsWith("select"))).toEqual([]);
});

it("keeps the news of a batch in one transaction, each once, and lets the process answer meanwhile", async () => {
  await database.queries.updateTable("watched_vehicle").set({ price: 45_000 }).execute();
  asked = [];
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await findWatchedNews(context());
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
  const { total } = await database.queries
    .selectFrom("shopper_notice")
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  expect(Number(total)).toBe(WATCHERS);
  expect(asked.filter((sql) => sql.startsWith("update"))).toEqual([]);
  asked = [];
  await findWatchedNews(context());
  expect(
    asked.filter((sql) => sql.startsWith("insert")),
    "they are known",
  ).toEqual([]);
});

it("is looked for by one of two processes, and by the other one when the first dies", async () => {
  let now = clock.now();
  const lease = () => createWorkLease(database.queries, { now: () => now }, "news");
  const [one, other] = [lease(), lease()];
  const done: string[] = [];
  await one.run(1, async () => {
    expect(await other.run(1, async () => void done.push("other")), "it is under way").toBe(false);
    done.push("one");
  });
  expect(await other.run(1, async () => void done.push("other"))).toBe(true);
  expect(done).toEqual(["one"]);
  const dies = one.run(2, async (keep) => {
    now = new Date(now.getTime() + 61_000);
    expect(await other.run(2, async () => void done.push("other"))).toBe(true);
    await keep();
    done.push("one again");
  });
  expect(await dies, "another has it").toBe(false);
  expect(done).toEqual(["one", "other"]);
  await expect(one.run(3, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await one.run(3, async () => void done.push("after a failure"))).toBe(true);
});

describe("what is told of a watched vehicle", () => {
  const tenant = config.site.slug;
  const told = async (): Promise<readonly unknown[]> => {
    const rows = await database.queries.selectFrom("shopper_notice").selectAll().execute();
    return rows.map(({ kind, subject, details, tenant: dealer, shopper_id: id }) => ({
      kind,
      subject,
      dealer,
      id,
      ...(JSON.parse(details) as object),
    }));
  };
  const available = async () =>
    (await database.queries.selectFrom("watched_vehicle").select("available").execute()).map(
      (row) => row.available,
    );
  const look = (
    vehicle: Parameters<typeof vehicleWith>[1] | "gone" | "unreadable",
    bySlug: (slug: string) => typeof config | null = () => config,
  ) =>
    findWatchedNews({
      db: database.queries,
      stock: {
        findByIds: async () => {
          if (vehicle === "gone") return new Map();
          return new Map([["7", vehicle === "unreadable" ? null : vehicleWith(7, vehicle)]]);
        },
      },
      tenants: { bySlug, all: () => [config], inLanguage: same },
      clock,
    });
  const watched = (changes: object) => database.queries.updateTable("watched_vehicle").set(changes).execute();

  beforeEach(async () => {
    for (const table of ["shopper_notice", "watched_vehicle", "shopper"] as const)
      await database.queries.deleteFrom(table).execute();
    await watch(database.queries, 6);
  });

  it("is a lower price with the one it had, and where it is", async () => {
    await look({ price: 39_999 });
    expect(await told()).toEqual([
      {
        kind: "price",
        subject: "7:39999",
        dealer: tenant,
        id: "shopper-6",
        name: "A car",
        path: "/cars/vehicle-7",
        price: 39_999,
        before: 40_000,
        vehicles: [expect.objectContaining({ path: "/cars/vehicle-7", price: 39_999 }) as object],
      },
    ]);
    expect(await available()).toEqual([1]);
  });

  it.each([
    ["the same price", 40_000, 40_000],
    ["a higher one", 40_001, 40_000],
    ["a price where there was none", 30_000, 0],
    ["no price any more", null, 40_000],
  ])("is not %s", async (_, price, before) => {
    await watched({ price: before });
    await look({ price });
    expect(await told()).toEqual([]);
  });

  it("is nothing to somebody who wants no news", async () => {
    await database.queries.updateTable("shopper").set({ notices: "none" }).execute();
    await look({ price: 1 });
    await look("gone");
    expect([await told(), await available()]).toEqual([[], [1]]);
  });

  it("is that it is sold or gone, once, with where others are", async () => {
    await look({ status: "sold" });
    const sold = { kind: "sold", subject: "7", dealer: tenant, id: "shopper-6", name: "A car" };
    expect(await told()).toEqual([{ ...sold, path: "/cars/vehicle-7#similar" }]);
    expect(await available()).toEqual([0]);
    await database.queries.deleteFrom("shopper_notice").execute();
    await look("gone");
    expect(await told(), "it is known").toEqual([]);
    await watched({ available: 1 });
    await look("gone");
    expect(await told()).toEqual([{ ...sold, path: "/search/new-used-and-demo-cars" }]);
  });

  it("is nothing where it can be had again, which is remembered", async () => {
    await watched({ available: 0 });
    await look({ price: 40_000 });
    expect([await told(), await available()]).toEqual([[], [1]]);
  });

  it("is nothing where its row cannot be read, or its dealer is taken away meanwhile", async () => {
    await look("unreadable");
    await look({ price: 1 }, () => null);
    expect([await told(), await available()]).toEqual([[], [1]]);
  });

  it("is no price that is not below all that were told, of this vehicle and to this shopper", async () => {
    await look({ price: 38_000 });
    await look({ price: 39_000 });
    await look({ price: 38_000 });
    await look({ price: 37_999 });
    await look({ price: 38_500 });
    const subjects = (await told()).map((one) => (one as { subject: string }).subject);
    expect(subjects.sort()).toEqual(["7:37999", "7:38000"]);
    await database.queries
      .updateTable("shopper_notice")
      .set({ subject: "8:1" })
      .where("subject", "=", "7:38000")
      .execute();
    await database.queries.deleteFrom("shopper_notice").where("subject", "=", "7:37999").execute();
    await look({ price: 39_500 });
    expect(await told(), "told of another vehicle").toHaveLength(2);
    await watch(database.queries, 306);
    await look({ price: 39_500 });
    expect(await told(), "told to another shopper").toHaveLength(3);
  });
});
