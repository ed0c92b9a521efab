import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchStock, type StockWatch } from "./stock-watch.server";

const EVERY_MS = 2_000;
const error = vi.fn();
const logger = { debug: () => {}, info: () => {}, warn: () => {}, error };
const refresh = vi.fn(async () => true);

let published: number;
let byDealership: ReadonlyMap<string, number>;
let watch: StockWatch;
const start = async () => {
  const stock = { version: async () => published, versions: async () => byDealership };
  watch = await watchStock({ stock, refresh, everyMs: EVERY_MS, logger });
};

beforeEach(() => {
  published = 3;
  byDealership = new Map([["north", 3]]);
  refresh.mockReset().mockResolvedValue(true);
  error.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  watch.close();
  vi.useRealTimers();
});

it("has refreshed once for the stock it finds", async () => {
  await start();
  expect(watch.version()).toBe(3);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("refreshes for a new publication and for nothing else", async () => {
  await start();
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(refresh).toHaveBeenCalledTimes(1);
  published = 4;
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(watch.version()).toBe(4);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it("tells whose stock was published, once the index answers from it", async () => {
  await start();
  expect([watch.versionOf("north"), watch.versionOf("south")]).toEqual([3, 0]);
  published = 4;
  byDealership = new Map([...byDealership, ["south", 4]]);
  let finish = () => {};
  refresh.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve(true))));
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(watch.versionOf("south"), "the index is not there yet").toBe(0);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect([watch.versionOf("north"), watch.versionOf("south")]).toEqual([3, 4]);
});

it("keeps the version while an index elsewhere is not told everything yet, and says nothing of it", async () => {
  refresh.mockResolvedValue(false);
  await start();
  expect([watch.version(), watch.versionOf("north")]).toEqual([0, 0]);
  refresh.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect([watch.version(), watch.versionOf("north")]).toEqual([3, 3]);
  expect(error).not.toHaveBeenCalled();
});

it("keeps the version of the index that still answers when a refresh fails, and tries again", async () => {
  await start();
  published = 4;
  refresh.mockRejectedValueOnce(new Error("disk full"));
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(watch.version()).toBe(3);
  expect(error).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(watch.version()).toBe(4);
});

it("asks nothing more of a store while a refresh hangs", async () => {
  await start();
  published = 4;
  let finish = () => {};
  refresh.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve(true))));
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect(refresh).toHaveBeenCalledTimes(2);
  finish();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(watch.version()).toBe(4);
});

it("says so when the first look fails", async () => {
  refresh.mockRejectedValueOnce(new Error("no database"));
  await expect(start()).rejects.toThrow("no database");
});

it("looks no more once it is closed", async () => {
  await start();
  watch.close();
  published = 4;
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(refresh).toHaveBeenCalledTimes(1);
});
