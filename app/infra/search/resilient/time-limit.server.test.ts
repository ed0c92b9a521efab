import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchUnavailableError } from "~/ports/search-service";
import { toUnavailable, withTimeLimit } from "./time-limit.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("settles like the work while that is in time, and leaves no timer behind", async () => {
  expect(await withTimeLimit(Promise.resolve(7), 500)).toBe(7);
  await expect(withTimeLimit(Promise.reject(new TypeError("bug")), 500)).rejects.toThrow("bug");
  expect(vi.getTimerCount()).toBe(0);
});

it("gives up when its time is over, and not a moment earlier", async () => {
  const settled = vi.fn();
  const late = withTimeLimit(new Promise(() => {}), 500).catch(settled);
  await vi.advanceTimersByTimeAsync(499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await late;
  expect(settled).toHaveBeenCalledWith(new SearchUnavailableError("no answer within 500 ms"));
});

it("says of any failure that search is unavailable, and keeps what failed", () => {
  const known = new SearchUnavailableError("resting");
  expect(toUnavailable(known)).toBe(known);
  const cause = new TypeError("socket hang up");
  const wrapped = toUnavailable(cause);
  expect(wrapped).toBeInstanceOf(SearchUnavailableError);
  expect(wrapped.message).toBe("the search engine failed: socket hang up");
  expect(wrapped.cause).toBe(cause);
  expect(toUnavailable("text").message).toBe("the search engine failed: text");
});
