import { describe, expect, it } from "vitest";
import { cappedCount } from "./capped-count";
import { makeList } from "./make-list";
import {
  isPromoShown,
  localMoment,
  placePromos,
  seededNumber,
  type PromoTerms,
} from "./promos/promo-placement";
import {
  DEFAULT_RANGE_MAX,
  moveHandle,
  rangeBounds,
  rangeHandles,
  rangeOfHandles,
  roundRangeValue,
  shownSpan,
} from "./ranges/range-rule";
import { collapseSoldRuns } from "./sold-runs";

describe("capped count (SRCH-09, OPEN-15)", () => {
  it.each([
    [0, 0, false],
    [1999, 1999, false],
    [2000, 1999, true],
    [1_000_000, 1999, true],
  ])("%d shows %d", (count, shown, capped) => {
    expect(cappedCount(count)).toEqual({ shown, capped });
  });
});

describe("sold runs (CARD-23, CARD-24)", () => {
  const collapse = (hits: string) => collapseSoldRuns([...hits], (hit) => hit === hit.toLowerCase()).join("");
  it.each([
    ["AbcD", "AbD"],
    ["abC", "aC"],
    ["AbCd", "AbCd"],
    ["AbcDef", "AbDe"],
    ["abc", "abc"],
    ["a", "a"],
    ["ABC", "ABC"],
    ["", ""],
  ])("%s becomes %s", (hits, kept) => {
    expect(collapse(hits)).toBe(kept);
  });
});

describe("range rules (FILT-09 to FILT-16)", () => {
  it("rounds price and km to the nearest 1000, years to whole years", () => {
    expect(roundRangeValue("price", 12_499)).toBe(12_000);
    expect(roundRangeValue("price", 12_500)).toBe(13_000);
    expect(roundRangeValue("km", 499)).toBe(0);
    expect(roundRangeValue("year", 2017)).toBe(2017);
  });

  it("ends at 100000 unless the statistics give a positive maximum", () => {
    expect(rangeBounds("price", undefined)).toEqual({ min: 0, max: DEFAULT_RANGE_MAX, step: 1000 });
    expect(rangeBounds("km", { min: 0, max: 0 }).max).toBe(DEFAULT_RANGE_MAX);
    expect(rangeBounds("price", { min: 5490, max: 89_990 })).toEqual({ min: 5000, max: 90_000, step: 1000 });
  });

  it("spans what is chosen where nothing on sale has a value: no year and no length goes to 100000 (FILT-12)", () => {
    expect(shownSpan("year", undefined, { min: 1900, max: 1950 })).toEqual({ min: 1900, max: 1950 });
    expect(shownSpan("length_ft", { min: 0, max: 0 }, { max: 60 })).toEqual({ min: 60, max: 60 });
    expect(shownSpan("price", undefined, { max: 40_000 })).toBeUndefined();
    expect(shownSpan("price", undefined, { min: 500_000, max: 900_000 })).toEqual({ min: 0, max: 900_000 });
    expect(shownSpan("km", { min: 5, max: 90 }, { min: 500 })).toEqual({ min: 5, max: 90 });
  });

  it("steps by about one percent of the range", () => {
    expect(rangeBounds("price", { min: 0, max: 800_000 }).step).toBe(8000);
    expect(rangeBounds("year", { min: 1990, max: 2026 })).toEqual({ min: 1990, max: 2026, step: 1 });
  });

  it("has room for a handle even when all vehicles are equal", () => {
    expect(rangeBounds("year", { min: 2020, max: 2020 })).toEqual({ min: 2020, max: 2021, step: 1 });
    expect(rangeBounds("price", { min: 20_000, max: 20_000 })).toEqual({
      min: 20_000,
      max: 21_000,
      step: 1_000,
    });
  });

  it("begins at 0 at the lowest, whatever the statistics say", () => {
    expect(rangeBounds("km", { min: -900, max: 50_000 }).min).toBe(0);
    expect(rangeBounds("km", { min: 900, max: 0 })).toEqual({ min: 0, max: DEFAULT_RANGE_MAX, step: 1_000 });
  });

  const bounds = { min: 5000, max: 90_000, step: 1000 };
  it("keeps the handles inside the bounds and in order", () => {
    expect(rangeHandles(bounds, {})).toEqual({ low: 5000, high: 90_000 });
    expect(rangeHandles(bounds, { min: -3, max: 1e9 })).toEqual({ low: 5000, high: 90_000 });
    expect(rangeHandles(bounds, { min: 95_000, max: 3000 })).toEqual({ low: 5000, high: 5000 });
  });

  it("stops a handle at the other one", () => {
    const handles = { low: 20_000, high: 60_000 };
    expect(moveHandle(bounds, handles, "low", 75_000)).toEqual({ low: 60_000, high: 60_000 });
    expect(moveHandle(bounds, handles, "low", 1_000)).toEqual({ low: 5_000, high: 60_000 });
    expect(moveHandle(bounds, handles, "low", 30_000)).toEqual({ low: 30_000, high: 60_000 });
    expect(moveHandle(bounds, handles, "high", 1000)).toEqual({ low: 20_000, high: 20_000 });
    expect(moveHandle(bounds, handles, "high", 900_000)).toEqual({ low: 20_000, high: 90_000 });
  });

  it("leaves an end open while its handle stands at the bound", () => {
    expect(rangeOfHandles("price", bounds, { low: 5000, high: 90_000 })).toEqual({});
    expect(rangeOfHandles("price", bounds, { low: 20_400, high: 90_000 })).toEqual({ min: 20_000 });
    expect(rangeOfHandles("price", bounds, { low: 5000, high: 60_000 })).toEqual({ max: 60_000 });
  });
});

describe("make list (FILT-03 to FILT-06)", () => {
  const counts = Array.from({ length: 30 }, (_, n) => ({
    value: `Make ${String.fromCodePoint(122 - (n % 26))}${n}`,
    count: 90 - n,
  }));
  const rule = { popular: ["Make m13", "Make k15", "Not here"], dividerIndex: 20, initialCount: 7 };
  const list = makeList(counts, [], rule);

  it("puts popular makes first, in the dealer's order, then by stock", () => {
    expect(list.makes.slice(0, 4).map(({ value }) => value)).toEqual([
      "Make m13",
      "Make k15",
      "Make z0",
      "Make y1",
    ]);
    expect(list.makes).toHaveLength(30);
  });

  it("divides at index 20 and goes on by name", () => {
    expect(list.divider).toBe(20);
    const names = list.makes.slice(20).map(({ value }) => value);
    expect(names).toEqual([...names].sort());
    expect(makeList(counts.slice(0, 20), [], rule).divider).toBeNull();
    expect(makeList(counts.slice(0, 21), [], rule).divider).toBe(20);
  });

  it("shows seven at first, and every chosen one", () => {
    expect(list.initial).toBe(7);
    const chosen = makeList(counts, ["Make e21"], rule);
    expect(chosen.initial).toBe(8);
    expect(chosen.makes[7]?.value).toBe("Make e21");
    expect(makeList([], [], rule)).toEqual({ makes: [], divider: null, initial: 0 });
  });
});

describe("promo tiles (ENT-33)", () => {
  const terms: PromoTerms = { start: null, expiry: null, position: null, display: [], strictDisplay: false };
  const sale = { ...terms, start: "2025-07-01", expiry: "2025-07-24" };
  const shown = (promo: PromoTerms, iso: string, carTypes: readonly ("new" | "demo" | "used")[] = []) =>
    isPromoShown(promo, { now: localMoment(new Date(iso), "Australia/Brisbane"), carTypes });

  it("shows the July sale from the first to the last day in Brisbane (CARD-27, CARD-28)", () => {
    expect(shown(sale, "2025-06-30T13:59:59Z")).toBe(false);
    expect(shown(sale, "2025-06-30T14:00:00Z")).toBe(true);
    expect(shown(sale, "2025-07-24T13:59:59Z")).toBe(true);
    expect(shown(sale, "2025-07-24T14:00:00Z")).toBe(false);
  });

  it("ends at the minute when the expiry names one", () => {
    const hour = { ...terms, start: "2025-07-01T09:00", expiry: "2025-07-01T17:00" };
    expect(shown(hour, "2025-06-30T22:59:59Z")).toBe(false);
    expect(shown(hour, "2025-06-30T23:00:00Z")).toBe(true);
    expect(shown(hour, "2025-07-01T06:59:59Z")).toBe(true);
    expect(shown(hour, "2025-07-01T07:00:00Z")).toBe(false);
    const second = { ...terms, start: "2025-07-01T09:00:00", expiry: "2025-07-01T17:00:00" };
    expect(shown(second, "2025-06-30T23:00:00Z")).toBe(true);
    expect(shown(second, "2025-07-01T07:00:00Z")).toBe(false);
  });

  it("belongs to its car types, or exactly to them when strict (OPEN-28)", () => {
    const now = "2025-07-10T00:00:00Z";
    const used = { ...terms, display: ["used"] as const };
    expect(shown(used, now)).toBe(true);
    expect(shown(used, now, ["used", "demo"])).toBe(true);
    expect(shown(used, now, ["new"])).toBe(false);
    const strict = { ...used, strictDisplay: true };
    expect(shown(strict, now)).toBe(false);
    expect(shown(strict, now, ["used", "demo"])).toBe(false);
    expect(shown(strict, now, ["used"])).toBe(true);
    const two = { ...strict, display: ["new", "demo"] as const };
    expect(shown(two, now, ["demo", "new"])).toBe(true);
    expect(shown(two, now, ["demo", "used"])).toBe(false);
    expect(shown({ ...two, strictDisplay: false }, now, ["demo", "used"])).toBe(true);
  });

  const places = (promos: readonly PromoTerms[], positions: readonly number[], cards: number, offset = 0) =>
    placePromos(promos, positions, cards, offset).map(({ after }) => after);
  it("stands eighth and seventeenth on the page (CARD-31)", () => {
    expect(places([terms, terms], [8, 17], 21)).toEqual([7, 15]);
    expect(places([terms, { ...terms, position: 3 }], [8], 21)).toEqual([2, 6]);
    expect(places([terms, terms, terms], [8], 21)).toEqual([7]);
    expect(places([{ ...terms, position: 0 }], [], 21)).toEqual([0]);
  });

  it("does not stand beyond the last card nor on an empty page", () => {
    expect(places([terms], [8], 7)).toEqual([7]);
    expect(places([terms], [8], 6)).toEqual([]);
    expect(places([terms], [1], 0)).toEqual([]);
  });

  it("moves down by a number from 3 to 5 that a URL always draws alike (CARD-32, OPEN-29)", () => {
    const drawn = Array.from({ length: 60 }, (_, n) =>
      seededNumber({ min: 3, max: 5 }, `/search/used-cars?page=${n}`),
    );
    expect(new Set(drawn)).toEqual(new Set([3, 4, 5]));
    expect(seededNumber({ min: 3, max: 5 }, "/a")).toBe(seededNumber({ min: 3, max: 5 }, "/a"));
    expect(seededNumber({ min: 4, max: 4 }, "/a")).toBe(4);
    expect(places([terms], [8], 21, 4)).toEqual([11]);
  });
});
