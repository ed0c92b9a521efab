import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRateLimiter } from "./rate-limiter.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("allows so many uses of a key, then says how long to wait", async () => {
  const { use } = createRateLimiter();
  const limit = { uses: 2, seconds: 60 };
  expect([await use("a", limit), await use("a", limit)]).toEqual([null, null]);
  expect(await use("a", limit)).toBe(60);
  expect(await use("b", limit), "another key").toBeNull();
  vi.advanceTimersByTime(45_500);
  expect(await use("a", limit)).toBe(15);
  vi.advanceTimersByTime(15_000);
  expect(await use("a", limit)).toBeNull();
});

it("keeps limits of different size apart", async () => {
  const { use } = createRateLimiter();
  expect(await use("a", { uses: 1, seconds: 10 })).toBeNull();
  expect(await use("a", { uses: 1, seconds: 20 })).toBeNull();
  expect(await use("a", { uses: 1, seconds: 10 })).toBe(10);
});

it("forgets a key after its time, so that memory does not grow", async () => {
  const { use } = createRateLimiter();
  for (let one = 0; one < 100; one++) await use(`visitor ${one}`, { uses: 1, seconds: 5 });
  expect(vi.getTimerCount()).toBe(100);
  vi.advanceTimersByTime(5_001);
  expect(vi.getTimerCount()).toBe(0);
});
