import { afterEach, beforeEach, expect, it } from "vitest";
import { stockScope } from "~/domain/search/stock-rule";
import type { Database } from "~/infra/db/database.server";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { SearchRequest, StockScope } from "~/ports/search-service";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { emptyDatabase } from "../../../test/fixtures/empty-database";
import { siteConfig } from "../../../test/fixtures/site";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { findSearchNews } from "./search-news.server";

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-21T10:00:00.000Z");
const config = siteConfig();
const QUERY = {
  text: "ute",
  refinements: { make: ["Ford"] },
  ranges: { price: { max: 40_000 } },
  sort: "relevant",
  page: 3,
};

let database: Database;
let remove: () => Promise<void>;
let stock: readonly Vehicle[];
let asked: { scope: StockScope; request: SearchRequest }[];
let warnings: unknown[];
let failures: number;

beforeEach(async () => {
  ({ database, remove } = await emptyDatabase());
  [stock, asked, warnings, failures] = [[], [], [], 0];
  await shopper("mia", "sms");
});
afterEach(() => remove());

async function shopper(id: string, notices: "none" | "sms", tenant = "yard"): Promise<void> {
  const at = new Date(NOW - DAY).toISOString();
  const rest = { email: null, email_confirmed_at: null, created_at: at, seen_at: at };
  await database.queries
    .insertInto("shopper")
    .values({ ...rest, id, tenant, notices, phone: `+61${id}` })
    .execute();
}

async function saved(id: string, changes: object = {}): Promise<void> {
  const at = new Date(NOW - DAY).toISOString();
  const row = {
    tenant: "yard",
    shopper_id: "mia",
    path: `/search/${id}`,
    name: "Utes",
    alerts: 1,
    saved_at: at,
  };
  const rest = { query: JSON.stringify(QUERY), known: "[]", checked_at: at };
  await database.queries
    .insertInto("saved_search")
    .values({ ...row, ...rest, id, ...changes })
    .execute();
}

const look = (bySlug: (slug: string) => typeof config | null = () => config) =>
  findSearchNews({
    db: database.queries,
    search: {
      async search(scope, request) {
        asked.push({ scope, request });
        if (failures-- > 0) throw new Error("search is down");
        const hits = stock.map(toVehicleSummary);
        return { hits, count: hits.length, facets: {}, stats: {}, page: 1, pages: 1, ms: 0, stale: false };
      },
    },
    tenants: { bySlug, all: () => [config], inLanguage: (one) => one },
    clock: { now: () => new Date(NOW) },
    logger: { ...silentLogger, warn: (...line) => void warnings.push(line) },
  });
const told = async () => {
  const found = await database.queries.selectFrom("shopper_notice").selectAll().orderBy("subject").execute();
  return found.map(({ subject, details, kind, shopper_id: id }) => ({
    subject,
    kind,
    id,
    ...(JSON.parse(details) as object),
  }));
};
const rowOf = (id: string) =>
  database.queries.selectFrom("saved_search").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

it("tells what is new and can be bought, by how many and the first five", async () => {
  await saved("s1", { known: '["2"]' });
  stock = [9, 8, 7, 6, 5, 4, 2].map((id) => vehicleWith(id, { model: `No ${id}` }));
  stock = [...stock, vehicleWith(3, { status: "sold" })];
  await look();
  expect(await told()).toEqual([
    {
      subject: "s1:4,5,6,7,8,9",
      kind: "search",
      id: "mia",
      name: "Utes",
      path: "/search/s1",
      count: 6,
      vehicles: [9, 8, 7, 6, 5].map(
        (id) =>
          expect.objectContaining({ name: `2020 Mazda No ${id}`, path: `/cars/vehicle-${id}` }) as object,
      ),
    },
  ]);
  const { known, checked_at: checked } = await rowOf("s1");
  expect([JSON.parse(known), checked]).toEqual([
    ["9", "8", "7", "6", "5", "4", "2"],
    new Date(NOW).toISOString(),
  ]);
});

it("asks for the newest that the dealer lists, whatever page and order were saved", async () => {
  await saved("s1");
  await look();
  expect(asked).toEqual([
    {
      scope: stockScope(config, new Date(NOW)),
      request: { query: { ...QUERY, sort: "latest", page: 1 }, facets: {}, stats: [], hitsPerPage: 250 },
    },
  ]);
  expect([await told(), (await rowOf("s1")).known], "nothing new").toEqual([[], "[]"]);
});

it("asks for basic colours where an older search names a maker's", async () => {
  const refinements = { colour: ["Glacier White", "Silver"] };
  await saved("s1", { query: JSON.stringify({ ...QUERY, refinements }) });
  await look();
  expect(asked[0]?.request.query.refinements).toEqual({ colour: ["silver", "white"] });
});

it("remembers a thousand vehicles, the newest first, and cuts what it calls a piece of news", async () => {
  const known = Array.from({ length: 1_000 }, (_, at) => `old-${at}`);
  await saved("s1", { known: JSON.stringify(known) });
  stock = Array.from({ length: 100 }, (_, at) => vehicleWith(1_000_000 + at));
  await look();
  const [notice] = await told();
  expect(notice?.subject).toHaveLength("s1:".length + 400);
  const kept = JSON.parse((await rowOf("s1")).known) as string[];
  expect([kept.length, kept[0], kept[100], kept.at(-1)]).toEqual([1_000, "1000000", "old-0", "old-899"]);
});

it("runs what is due after a day, for those who want news and dealers served here", async () => {
  const at = (ms: number) => ({ checked_at: new Date(NOW - DAY + ms).toISOString() });
  await shopper("quiet", "none");
  await saved("due");
  await saved("early", at(1));
  await saved("off", { alerts: 0 });
  await saved("quiet", { shopper_id: "quiet" });
  await saved("elsewhere", { tenant: "other" });
  stock = [vehicleWith(1)];
  await look();
  expect((await told()).map(({ subject }) => subject)).toEqual(["due:1"]);
});

it("leaves a search of a dealer that is taken away meanwhile, and one that another process runs", async () => {
  await saved("s1");
  await look(() => null);
  expect([asked, (await rowOf("s1")).checked_at]).toEqual([[], new Date(NOW - DAY).toISOString()]);
  await Promise.all([look(), look()]);
  expect(asked).toHaveLength(1);
});

it("says when a search fails, and runs it again in the next round, not in this", async () => {
  for (let one = 0; one < 60; one += 1) await saved(`s${one}`);
  failures = 1;
  stock = [vehicleWith(1)];
  await look();
  expect(asked).toHaveLength(60);
  expect(warnings).toEqual([
    [
      { tenant: "yard", error: new Error("search is down") },
      "a saved search could not be run; it is tried again",
    ],
  ]);
  expect(await told()).toHaveLength(59);
  await look();
  expect([asked.length, (await told()).length]).toEqual([61, 60]);
});

it("runs those first that wait longest, batch after batch", async () => {
  const names = Array.from({ length: 120 }, (_, at) => String(119 - at).padStart(3, "0"));
  for (const [at, name] of names.entries()) {
    const checked = new Date(NOW - 2 * DAY + Math.floor(at / 40)).toISOString();
    await saved(name, { checked_at: checked, query: JSON.stringify({ ...QUERY, text: name }) });
  }
  await look();
  const expected = [0, 1, 2].flatMap((third) => names.slice(third * 40, third * 40 + 40).sort());
  expect(asked.map(({ request }) => request.query.text)).toEqual(expected);
});
