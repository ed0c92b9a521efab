import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usableComparison } from "~/domain/pricing/price-comparison";
import { askLater } from "./ask-later";

const answer = {
  fill: 0.7,
  listing_price: 30_000,
  market_range_min: 29_000,
  market_range_max: 37_000,
  confidence: 0.6,
  description: "Against 40 vehicles.",
};
const noted = vi.fn();

beforeEach(() => vi.stubGlobal("console", { info: noted }));
afterEach(() => {
  vi.unstubAllGlobals();
  noted.mockReset();
});

async function when(respond: () => Promise<Response>, signal = new AbortController().signal) {
  vi.stubGlobal("fetch", vi.fn(respond));
  const question = { name: "comparison", lookup: "/cars/mazda-1/autogauge", usable: usableComparison };
  return askLater(question, signal);
}
const says =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));

it("PRICE-10: gives a usable answer", async () => {
  expect(await when(says(answer))).toEqual(answer);
});

it.each([
  ["none", says(null)],
  ["an error", says({ error: "no" }, 503)],
  ["doubt", says({ ...answer, confidence: 0.1 })],
])("PRICE-15: gives nothing for %s", async (_, respond) => {
  expect(await when(respond)).toBeNull();
  expect(noted).not.toHaveBeenCalled();
});

it("PRICE-15: gives nothing for a failed call, and the console notes it", async () => {
  expect(await when(() => Promise.reject(new TypeError("network")))).toBeNull();
  expect(await when(says("<html>"))).toBeNull();
  expect(noted).toHaveBeenCalledTimes(2);
});

it("says nothing of a call given up because the page is left", async () => {
  const leaving = new AbortController();
  leaving.abort();
  expect(await when(() => Promise.reject(new DOMException("", "AbortError")), leaving.signal)).toBeNull();
  expect(noted).not.toHaveBeenCalled();
});
