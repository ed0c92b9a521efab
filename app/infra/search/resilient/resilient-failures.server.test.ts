import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SearchUnavailableError, type SearchService } from "~/ports/search-service";
import { ask, countedEngine, pageOf, scopeOf } from "../../../../test/doubles/search-engine/counted-engine";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { createResilientSearch, type ResilientSearchOptions } from "./resilient-search.server";

const FRESH_MS = 10_000;
const TIMEOUT_MS = 500;
const OPEN_MS = 2_000;
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
    timeoutMs: TIMEOUT_MS,
    version: () => version,
    clock: { now: () => new Date() },
    logger: silentLogger,
    breaker: { failures: 3, openMs: OPEN_MS },
    ...rest,
  });

describe("createResilientSearch: a failing engine", () => {
  it("gives the last good answer, marked stale", async () => {
    const { inner, dies } = countedEngine();
    const search = resilient(inner);
    await search.search(harbour, ask());
    dies();
    vi.advanceTimersByTime(FRESH_MS);
    expect(await search.search(harbour, ask())).toEqual({ ...pageOf(1), stale: true });
  });

  it("gives the answer of an older stock version, marked stale", async () => {
    const { inner, dies } = countedEngine();
    const search = resilient(inner);
    await search.search(harbour, ask());
    dies();
    version = 2;
    expect((await search.search(harbour, ask())).stale).toBe(true);
  });

  it("rejects what it has never answered, for every question", async () => {
    const { inner, dies } = countedEngine();
    const search = resilient(inner);
    dies();
    await expect(search.search(harbour, ask())).rejects.toThrow(SearchUnavailableError);
    await expect(search.findByIds(harbour, ["1"])).rejects.toThrow(SearchUnavailableError);
    await expect(search.facetValues(harbour, "make")).rejects.toThrow(SearchUnavailableError);
    await expect(search.check()).rejects.toThrow(SearchUnavailableError);
  });

  it("never turns an old 'not found' into an answer", async () => {
    const { inner } = countedEngine();
    const findBySlug = vi.fn<SearchService["findBySlug"]>().mockResolvedValueOnce(null);
    findBySlug.mockRejectedValue(new Error("gone"));
    const search = resilient({ ...inner, findBySlug });
    expect(await search.findBySlug(harbour, "car")).toBeNull();
    vi.advanceTimersByTime(FRESH_MS);
    await expect(search.findBySlug(harbour, "car")).rejects.toThrow(SearchUnavailableError);
  });

  it("goes on listing while whole vehicles cannot be read", async () => {
    const { inner } = countedEngine();
    const findBySlug = vi.fn<SearchService["findBySlug"]>().mockRejectedValue(new Error("database is gone"));
    const search = resilient({ ...inner, findBySlug });
    for (const slug of ["a", "b", "c", "d", "e", "f"])
      await expect(search.findBySlug(harbour, slug)).rejects.toThrow(SearchUnavailableError);
    expect(findBySlug).toHaveBeenCalledTimes(3);
    expect((await search.search(harbour, ask())).stale).toBe(false);
  });

  it("gives up on a hanging engine after the time limit", async () => {
    const { inner, hangs } = countedEngine();
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
    const { inner, answers, calls } = countedEngine();
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
    const { inner, answers, calls } = countedEngine();
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
    const { inner, dies, recovers } = countedEngine();
    const search = resilient(inner);
    dies();
    await expect(search.search(harbour, ask())).rejects.toThrow(SearchUnavailableError);
    recovers();
    expect(await search.search(harbour, ask())).toMatchObject({ count: 2, stale: false });
  });

  it("spares an engine that failed three times in a row, then probes it with one call", async () => {
    const { inner, dies, recovers, calls } = countedEngine();
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
    const { inner, dies } = countedEngine();
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

  it("spares it after five failures where nobody says otherwise, for two seconds", async () => {
    const { inner, dies, calls } = countedEngine();
    const search = createResilientSearch(inner, {
      cacheLimit: () => 20,
      freshMs: FRESH_MS,
      timeoutMs: TIMEOUT_MS,
      version: () => version,
      clock: { now: () => new Date() },
      logger: silentLogger,
    });
    dies();
    const fail = () => search.search(harbour, ask()).catch((error: unknown) => error);
    for (let time = 0; time < 9; time += 1) await fail();
    expect(calls()).toBe(5);
    vi.advanceTimersByTime(1_999);
    await fail();
    expect(calls()).toBe(5);
    vi.advanceTimersByTime(1);
    await fail();
    expect(calls()).toBe(6);
  });

  it("tells operators of each failure, and quietly of those it did not even ask for", async () => {
    const { inner, dies } = countedEngine();
    const [warn, debug] = [vi.fn(), vi.fn()];
    const search = resilient(inner, { logger: { ...silentLogger, warn, debug } });
    await search.search(harbour, ask());
    dies();
    version = 2;
    for (let time = 0; time < 4; time += 1) await search.search(harbour, ask());
    await search.search(harbour, ask({ page: 2 })).catch(() => undefined);
    const told = { tenant: "harbour", stale: true };
    const failed = { ...told, reason: "the search engine failed: connect ECONNREFUSED" };
    const resting = { ...told, reason: "the search engine is resting after failures" };
    const text = "search engine did not answer";
    expect(warn.mock.calls).toEqual(Array(3).fill([failed, text]));
    expect(debug.mock.calls).toEqual([
      [resting, text],
      [{ ...resting, stale: false }, text],
    ]);
  });

  it("is healthy when the engine is, and says so within the time limit", async () => {
    const { inner, hangs } = countedEngine();
    const search = resilient(inner);
    await expect(search.check()).resolves.toBeUndefined();
    hangs();
    const checked = search.check().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await checked).toEqual(new SearchUnavailableError("no answer within 500 ms"));
  });
});
