import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SearchRequest, SearchService, StockScope } from "~/ports/search-service";
import { ask, countedEngine, scopeOf } from "../../../../test/doubles/search-engine/counted-engine";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { createResilientSearch, type ResilientSearchOptions } from "./resilient-search.server";

const FRESH_MS = 10_000;
const harbour = scopeOf("harbour");

let version: number;
beforeEach(() => {
  version = 1;
  vi.useFakeTimers({ now: new Date("2026-06-01T10:00:00Z") });
});
afterEach(() => vi.useRealTimers());

const resilient = (inner: SearchService, rest: Partial<ResilientSearchOptions> = {}): SearchService =>
  createResilientSearch(inner, {
    cacheLimit: () => 20,
    freshMs: FRESH_MS,
    timeoutMs: 500,
    version: () => version,
    clock: { now: () => new Date() },
    logger: silentLogger,
    ...rest,
  });

describe("createResilientSearch: the cache", () => {
  it("answers the same request again without asking, until it is no longer fresh", async () => {
    const { inner, calls } = countedEngine();
    const search = resilient(inner);
    expect((await search.search(harbour, ask())).count).toBe(1);
    vi.advanceTimersByTime(FRESH_MS - 1);
    expect((await search.search(harbour, ask())).count).toBe(1);
    vi.advanceTimersByTime(1);
    expect((await search.search(harbour, ask())).count).toBe(2);
    expect(calls()).toBe(2);
  });

  it.each<[string, SearchRequest]>([
    ["page", ask({ page: 2 })],
    ["text", ask({ text: "van" })],
    ["sort", ask({ sort: "price_asc" })],
    ["refinements", ask({ refinements: { make: ["Mazda"] } })],
    ["ranges", ask({ ranges: { price: { max: 5 } } })],
    ["facets", { ...ask(), facets: { make: 5 } }],
    ["bounds", { ...ask(), stats: ["price"] }],
    ["page size", { ...ask(), hitsPerPage: 5 }],
  ])("keeps requests apart that differ in %s (SRCH-20)", async (_, other) => {
    const { inner, calls } = countedEngine();
    const search = resilient(inner);
    await search.search(harbour, ask());
    await search.search(harbour, other);
    expect(calls()).toBe(2);
  });

  it("knows a request again whose choices are written in another order", async () => {
    const { inner, calls } = countedEngine();
    const search = resilient(inner);
    await search.search(harbour, ask({ refinements: { make: ["Kia", "Mazda"], body: ["suv"] } }));
    await search.search(harbour, ask({ refinements: { body: ["suv"], make: ["Mazda", "Kia"] } }));
    expect(calls()).toBe(1);
  });

  it("never gives one tenant another's answer, nor one rule another's", async () => {
    const { inner, calls } = countedEngine();
    const search = resilient(inner);
    await search.search(harbour, ask());
    await search.search(scopeOf("other"), ask());
    await search.search({ tenant: "harbour", rule: { kind: "all", of: [] } }, ask());
    expect(calls()).toBe(3);
  });

  it("takes a rule built a minute later for the same rule, and one for other days for another", async () => {
    const { inner, calls } = countedEngine();
    const search = resilient(inner, { freshMs: 600_000 });
    const soldWithin = (days: number): StockScope => {
      const min = Math.floor(Date.now() / 60_000) * 60 - days * 86_400;
      return { tenant: "harbour", rule: { kind: "range", attribute: "sold_date_timestamp", min } };
    };
    await search.search(soldWithin(3), ask());
    vi.advanceTimersByTime(61_000);
    await search.search(soldWithin(3), ask());
    expect(calls()).toBe(1);
    await search.search(soldWithin(4), ask());
    expect(calls()).toBe(2);
  });

  it("drops the oldest of 20 answers when the 21st comes, for that tenant alone (SRCH-21)", async () => {
    const { inner, calls } = countedEngine();
    const search = resilient(inner);
    await search.search(scopeOf("other"), ask());
    for (let page = 1; page <= 21; page += 1) await search.search(harbour, ask({ page }));
    expect(calls()).toBe(22);
    await search.search(harbour, ask({ page: 2 }));
    await search.search(scopeOf("other"), ask());
    expect(calls()).toBe(22);
    await search.search(harbour, ask({ page: 1 }));
    expect(calls()).toBe(23);
  });

  it("keeps the unrefined first page however many others come (OPEN-21)", async () => {
    const { inner, calls } = countedEngine();
    const search = resilient(inner, { cacheLimit: () => 2 });
    await search.search(harbour, ask({ text: "" }));
    for (let page = 1; page <= 5; page += 1) await search.search(harbour, ask({ page }));
    await search.search(harbour, ask({ text: "" }));
    expect(calls()).toBe(6);
  });

  it("asks again once stock was published", async () => {
    const { inner } = countedEngine();
    const search = resilient(inner);
    await search.search(harbour, ask());
    version = 2;
    expect((await search.search(harbour, ask())).count).toBe(2);
  });

  it("lets identical requests in progress share one call", async () => {
    const { inner, calls } = countedEngine();
    const search = resilient(inner);
    const pages = await Promise.all([1, 2, 3].map(() => search.search(harbour, ask())));
    expect(calls()).toBe(1);
    expect(pages.map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it("knows cards, vehicles and lists of values again as well, each question apart", async () => {
    const { inner, calls } = countedEngine();
    const slugs: string[] = [];
    const findBySlug: SearchService["findBySlug"] = (_, slug) => {
      slugs.push(slug);
      return Promise.resolve(null);
    };
    const search = resilient({ ...inner, findBySlug });
    const other: StockScope = { tenant: "harbour", rule: { kind: "all", of: [] } };
    for (const scope of [harbour, other, harbour]) {
      for (const ids of [["1"], ["1", "2"], ["12"]]) await search.findByIds(scope, ids);
      for (const attribute of ["make", "body"] as const) await search.facetValues(scope, attribute);
      for (const slug of ["a", "b"]) await search.findBySlug(scope, slug);
    }
    expect(calls(), "three lists of cards and two of values for each rule").toBe(10);
    expect(slugs).toEqual(["a", "b", "a", "b"]);
    expect(await search.facetValues(harbour, "make")).toEqual([{ value: "Mazda", count: 4 }]);
  });

  it("gives an answer again for as long as the unrefined page is one of the eight asked for last", async () => {
    const { inner, calls } = countedEngine();
    const search = resilient(inner, { cacheLimit: () => 1 });
    const page = (facets: number) =>
      search.search(harbour, { ...ask({ text: "" }), facets: { make: facets } });
    for (let facets = 1; facets <= 9; facets += 1) await page(facets);
    await page(2);
    expect(calls()).toBe(9);
    await page(1);
    expect(calls()).toBe(10);
  });
});
