import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import { createEmbeddedSearch } from "~/infra/search/embedded/embedded-search.server";
import { createTypesenseSearch } from "~/infra/search/typesense/typesense-search.server";
import { SearchUnavailableError, type SearchService, type StockScope } from "~/ports/search-service";
import type { StockStore } from "~/ports/stock-store";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { type HttpDouble, startHttpDouble } from "../../../../test/doubles/http-double";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { createResilientSearch } from "./resilient-search.server";

const scope: StockScope = { tenant: "harbour", rule: { kind: "all", of: [] } };
const request = { query: EMPTY_QUERY, facets: {}, stats: [], hitsPerPage: 21 };
const TIMEOUT_MS = 300;

let version = 0;
const resilient = (inner: SearchService): SearchService =>
  createResilientSearch(inner, {
    cacheLimit: () => 20,
    freshMs: 60_000,
    timeoutMs: TIMEOUT_MS,
    version: () => version,
    clock: { now: () => new Date() },
    logger: silentLogger,
  });

const open: HttpDouble[] = [];
afterEach(async () => {
  for (const double of open.splice(0)) await double.close();
});

async function serve(answer: RequestListener): Promise<HttpDouble> {
  const double = await startHttpDouble(answer);
  open.push(double);
  return double;
}

const typesenseAt = (url: string): SearchService =>
  createTypesenseSearch({
    urls: [url],
    apiKey: "key",
    collection: "cars",
    fetchTimeoutMs: TIMEOUT_MS,
    logger: silentLogger,
  });

const answering =
  (status: number, type: string, body: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": type });
    response.end(body);
  };
const GOOD = answering(
  200,
  "application/json",
  JSON.stringify({ results: [{ found: 7, search_time_ms: 1, hits: [], facet_counts: [] }] }),
);

const FAULTS: readonly (readonly [string, RequestListener])[] = [
  ["hangs", () => {}],
  ["answers 500", answering(500, "application/json", "{}")],
  ["answers 503", answering(503, "text/plain", "loading")],
  ["answers HTML", answering(200, "text/html", "<h1>Welcome</h1>")],
  ["answers JSON of another shape", answering(200, "application/json", `{"results":[{"total":1}]}`)],
  ["refuses the key", answering(401, "application/json", `{"message":"Forbidden"}`)],
  ["drops the connection", (incoming) => void incoming.socket.destroy()],
];

describe("a resilient Typesense", () => {
  it.each(FAULTS)(
    "gives the last good page, marked stale, when the server %s, and recovers",
    async (_, fault) => {
      let listener: RequestListener = GOOD;
      const { url } = await serve((incoming, response) => listener(incoming, response));
      const search = resilient(typesenseAt(url));
      expect(await search.search(scope, request)).toMatchObject({ count: 7, stale: false });
      listener = fault;
      version += 1;
      expect(await search.search(scope, request)).toMatchObject({ count: 7, stale: true });
      await expect(search.search(scope, { ...request, hitsPerPage: 5 })).rejects.toThrow(
        SearchUnavailableError,
      );
      listener = GOOD;
      expect(await search.search(scope, request)).toMatchObject({ count: 7, stale: false });
    },
  );

  it("gives the last good page when the server was killed", async () => {
    const { url, close } = await serve(GOOD);
    const search = resilient(typesenseAt(url));
    await search.search(scope, request);
    await close();
    version += 1;
    expect(await search.search(scope, request)).toMatchObject({ count: 7, stale: true });
  });
});

const car = vehicleWith("1");

/** A store of one car that can be made to fail or to hang. */
function store(): StockStore & { mood: "good" | "failing" | "hanging" } {
  const answer = <T>(mood: string, value: T): Promise<T> =>
    mood === "good"
      ? Promise.resolve(value)
      : mood === "failing"
        ? Promise.reject(new Error("disk I/O error"))
        : new Promise(() => {});
  return {
    mood: "good",
    publish: () => Promise.reject(new Error("read only")),
    edit: () => Promise.reject(new Error("read only")),
    change: () => Promise.reject(new Error("read only")),
    async *all() {
      yield await answer(this.mood, [car]);
    },
    countByDealership() {
      return answer(this.mood, new Map([["d1", 1]]));
    },
    findById() {
      return answer(this.mood, car);
    },
    findByIds() {
      return answer(this.mood, new Map([[car.id, car]]));
    },
    findBySlug() {
      return answer(this.mood, car);
    },
    version() {
      return answer(this.mood, 1);
    },
    versions() {
      return answer(this.mood, new Map([["d1", 1]]));
    },
    dealershipsOf() {
      return answer(this.mood, new Map([["1", "d1"]]));
    },
  };
}

describe("a resilient embedded engine", () => {
  it("is unavailable while its index is missing, and answers once it is built", async () => {
    const stock = store();
    stock.mood = "failing";
    const engine = createEmbeddedSearch({ stock, logger: silentLogger });
    const search = resilient(engine);
    await expect(engine.load()).rejects.toThrow("disk I/O error");
    await expect(search.search(scope, request)).rejects.toThrow(SearchUnavailableError);
    await expect(search.check()).rejects.toThrow(SearchUnavailableError);
    stock.mood = "good";
    await engine.load();
    expect(await search.search(scope, request)).toMatchObject({ count: 1, stale: false });
  });

  it.each(["failing", "hanging"] as const)("repeats the last vehicle when the store is %s", async (mood) => {
    const stock = store();
    const engine = createEmbeddedSearch({ stock, logger: silentLogger });
    await engine.load();
    const search = resilient(engine);
    expect(await search.findBySlug(scope, "vehicle-1")).toEqual(car);
    stock.mood = mood;
    version += 1;
    expect(await search.findBySlug(scope, "vehicle-1")).toEqual(car);
    await expect(search.findBySlug(scope, "vehicle-2")).rejects.toThrow(SearchUnavailableError);
    expect((await search.search(scope, request)).count).toBe(1);
  });
});
