import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import type { Logger } from "~/ports/logger";
import {
  SearchUnavailableError,
  type SearchPage,
  type SearchRequest,
  type SearchService,
  type StockScope,
} from "~/ports/search-service";
import { createResilientSearch, type ResilientSearchOptions } from "./resilient-search.server";

const silent: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const FRESH_MS = 10_000;
const TIMEOUT_MS = 500;
const OPEN_MS = 2_000;

const scopeOf = (tenant: string): StockScope => ({
  tenant,
  rule: { kind: "flag", attribute: "show_on_dealer_website", value: true },
});
const harbour = scopeOf("harbour");

const ask = (query: Partial<VehicleQuery> = {}): SearchRequest => ({
  query: { ...EMPTY_QUERY, text: "ute", ...query },
  facets: {},
  stats: [],
  hitsPerPage: 21,
});
const pageOf = (count: number): SearchPage => ({
  hits: [],
  count,
  facets: {},
  stats: {},
  page: 1,
  pages: 1,
  ms: 1,
  stale: false,
});

/** An engine whose calls are counted and whose answers a test sets. */
function engine() {
  let calls = 0;
  let respond: (call: number) => Promise<SearchPage> = async (call) => Promise.resolve(pageOf(call));
  const inner: SearchService = {
    search: () => respond(++calls),
    findBySlug: async () => Promise.resolve(null),
    findByIds: async () => (await respond(++calls)).hits,
    facetValues: async () => [{ value: "Mazda", count: (await respond(++calls)).count }],
    check: async () => {
      await respond(0);
    },
  };
  return {
    inner,
    calls: () => calls,
    answers: (next: (call: number) => Promise<SearchPage>) => void (respond = next),
    dies: () => void (respond = () => Promise.reject(new Error("connect ECONNREFUSED"))),
    hangs: () => void (respond = () => new Promise(() => {})),
    recovers: () => void (respond = async (call) => Promise.resolve(pageOf(call))),
  };
}

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
    timeoutMs: TIMEOUT_MS,
    version: () => version,
    clock: { now: () => new Date() },
    logger: silent,
    breaker: { failures: 3, openMs: OPEN_MS },
    ...rest,
  });

describe("createResilientSearch: the cache", () => {
  it("answers the same request again without asking, until it is no longer fresh", async () => {
    const { inner, calls } = engine();
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
  ])("keeps requests apart that differ in %s", async (_, other) => {
    const { inner, calls } = engine();
    const search = resilient(inner);
    await search.search(harbour, ask());
    await search.search(harbour, other);
    expect(calls()).toBe(2);
  });

  it("knows a request again whose choices are written in another order", async () => {
    const { inner, calls } = engine();
    const search = resilient(inner);
    await search.search(harbour, ask({ refinements: { make: ["Kia", "Mazda"], body: ["suv"] } }));
    await search.search(harbour, ask({ refinements: { body: ["suv"], make: ["Mazda", "Kia"] } }));
    expect(calls()).toBe(1);
  });

  it("never gives one tenant another's answer, nor one rule another's", async () => {
    const { inner, calls } = engine();
    const search = resilient(inner);
    await search.search(harbour, ask());
    await search.search(scopeOf("other"), ask());
    await search.search({ tenant: "harbour", rule: { kind: "all", of: [] } }, ask());
    expect(calls()).toBe(3);
  });

  it("takes a rule built a minute later for the same rule, and one for other days for another", async () => {
    const { inner, calls } = engine();
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
    const { inner, calls } = engine();
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
    const { inner, calls } = engine();
    const search = resilient(inner, { cacheLimit: () => 2 });
    await search.search(harbour, ask({ text: "" }));
    for (let page = 1; page <= 5; page += 1) await search.search(harbour, ask({ page }));
    await search.search(harbour, ask({ text: "" }));
    expect(calls()).toBe(6);
  });

  it("asks again once stock was published", async () => {
    const { inner } = engine();
    const search = resilient(inner);
    await search.search(harbour, ask());
    version = 2;
    expect((await search.search(harbour, ask())).count).toBe(2);
  });

  it("lets identical requests in progress share one call", async () => {
    const { inner, calls } = engine();
    const search = resilient(inner);
    const pages = await Promise.all([1, 2, 3].map(() => search.search(harbour, ask())));
    expect(calls()).toBe(1);
    expect(pages.map(({ count }) => count)).toEqual([1, 1, 1]);
  });
});

describe("createResilientSearch: a failing engine", () => {
  it("gives the last good answer, marked stale", async () => {
    const { inner, dies } = engine();
    const search = resilient(inner);
    await search.search(harbour, ask());
    dies();
    vi.advanceTimersByTime(FRESH_MS);
    expect(await search.search(harbour, ask())).toEqual({ ...pageOf(1), stale: true });
  });

  it("gives the answer of an older stock version, marked stale", async () => {
    const { inner, dies } = engine();
    const search = resilient(inner);
    await search.search(harbour, ask());
    dies();
    version = 2;
    expect((await search.search(harbour, ask())).stale).toBe(true);
  });

  it("rejects what it has never answered, for every question", async () => {
    const { inner, dies } = engine();
    const search = resilient(inner);
    dies();
    await expect(search.search(harbour, ask())).rejects.toThrow(SearchUnavailableError);
    await expect(search.findByIds(harbour, ["1"])).rejects.toThrow(SearchUnavailableError);
    await expect(search.facetValues(harbour, "make")).rejects.toThrow(SearchUnavailableError);
    await expect(search.check()).rejects.toThrow(SearchUnavailableError);
  });

  it("never turns an old 'not found' into an answer", async () => {
    const { inner } = engine();
    const findBySlug = vi.fn<SearchService["findBySlug"]>().mockResolvedValueOnce(null);
    findBySlug.mockRejectedValue(new Error("gone"));
    const search = resilient({ ...inner, findBySlug });
    expect(await search.findBySlug(harbour, "car")).toBeNull();
    vi.advanceTimersByTime(FRESH_MS);
    await expect(search.findBySlug(harbour, "car")).rejects.toThrow(SearchUnavailableError);
  });

  it("gives up on a hanging engine after the time limit", async () => {
    const { inner, hangs } = engine();
    const search = resilient(inner);
    await search.search(harbour, ask());
    hangs();
    vi.advanceTimersByTime(FRESH_MS);
    const known = search.search(harbour, ask());
    const unknown = search.search(harbour, ask({ page: 2 })).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect((await known).stale).toBe(true);
    expect(await unknown).toBeInstanceOf(SearchUnavailableError);
  });

  it("keeps an answer that came too late for the next shopper", async () => {
    const { inner, answers, calls } = engine();
    const search = resilient(inner);
    answers((call) => new Promise((resolve) => setTimeout(() => resolve(pageOf(call)), TIMEOUT_MS * 2)));
    const first = search.search(harbour, ask()).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await first).toBeInstanceOf(SearchUnavailableError);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await search.search(harbour, ask())).toMatchObject({ count: 1, stale: false });
    expect(calls()).toBe(1);
  });

  it("never lets a late answer replace a newer one", async () => {
    const { inner, answers, calls } = engine();
    const search = resilient(inner);
    answers(
      (call) => new Promise((resolve) => setTimeout(() => resolve(pageOf(call)), call === 1 ? 2_000 : 10)),
    );
    const first = search.search(harbour, ask()).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await first;
    const second = search.search(harbour, ask());
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await second).count).toBe(2);
    expect((await search.search(harbour, ask())).count).toBe(2);
    expect(calls()).toBe(2);
  });

  it("recovers with the engine", async () => {
    const { inner, dies, recovers } = engine();
    const search = resilient(inner);
    dies();
    await expect(search.search(harbour, ask())).rejects.toThrow(SearchUnavailableError);
    recovers();
    expect(await search.search(harbour, ask())).toMatchObject({ count: 2, stale: false });
  });

  it("spares an engine that failed three times in a row, then probes it with one call", async () => {
    const { inner, dies, recovers, calls } = engine();
    const search = resilient(inner);
    dies();
    const failOnce = () => search.search(harbour, ask()).catch((error: unknown) => error);
    for (let time = 0; time < 6; time += 1) expect(await failOnce()).toBeInstanceOf(SearchUnavailableError);
    expect(calls()).toBe(3);
    vi.advanceTimersByTime(OPEN_MS);
    await failOnce();
    await failOnce();
    expect(calls()).toBe(4);
    recovers();
    vi.advanceTimersByTime(OPEN_MS);
    expect((await search.search(harbour, ask())).stale).toBe(false);
    await search.search(harbour, ask({ page: 2 }));
    expect(calls()).toBe(6);
  });

  it("tells what became of each call", async () => {
    const { inner, dies } = engine();
    const onEvent = vi.fn();
    const search = resilient(inner, { onEvent });
    await Promise.all([search.search(harbour, ask()), search.search(harbour, ask())]);
    await search.search(harbour, ask());
    dies();
    vi.advanceTimersByTime(FRESH_MS);
    await search.search(harbour, ask());
    await search.search(harbour, ask({ page: 2 })).catch(() => {});
    expect(onEvent.mock.calls.map(([event]) => String(event))).toEqual([
      "miss",
      "joined",
      "hit",
      "miss",
      "stale",
      "miss",
      "failed",
    ]);
    expect(onEvent.mock.calls.every(([, tenant]) => tenant === "harbour")).toBe(true);
  });
});
