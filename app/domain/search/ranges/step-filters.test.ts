import { describe, expect, it } from "vitest";
import { listedSince, offeredSteps, stepRule } from "./step-filters";

const atLeast = { end: "min", steps: [2, 4, 5, 7] } as const;
const atMost = { end: "max", steps: [4, 6, 8] } as const;
const least = (known: { min: number; max: number } | undefined, chosen = {}) =>
  offeredSteps(atLeast, atLeast.steps, known, chosen);

describe("the steps on offer", () => {
  it("are those that some stock passes and some does not", () => {
    expect(least({ min: 2, max: 5 })).toEqual([4, 5]);
    expect(least({ min: 1, max: 9 })).toEqual([2, 4, 5, 7]);
    expect(offeredSteps(atMost, atMost.steps, { min: 4, max: 8 }, {})).toEqual([4, 6]);
    expect(offeredSteps(atMost, atMost.steps, { min: 9, max: 20 }, {})).toEqual([]);
  });
  it("are none where nothing differs or nothing is known", () => {
    expect(least({ min: 5, max: 5 })).toEqual([]);
    expect(least(undefined)).toEqual([]);
  });
  it("keep the chosen one, also one that an address made up", () => {
    expect(least({ min: 5, max: 5 }, { min: 7 })).toEqual([7]);
    expect(least({ min: 2, max: 7 }, { min: 3 })).toEqual([3, 4, 5, 7]);
    expect(least(undefined, { min: 0 })).toEqual([0]);
    expect(least({ min: 2, max: 7 }, { max: 3 }), "the other end is no step").toEqual([4, 5, 7]);
  });
});

it("a vehicle is listed within days counted from the dealer's midnight, so that a link means one thing all day", () => {
  const at = (time: string, timeZone: string) => listedSince(7, { now: new Date(time), timeZone });
  const second = (time: string) => Date.parse(time) / 1000;
  expect(at("2026-11-25T00:00:00Z", "UTC")).toBe(second("2026-11-18T00:00:00Z"));
  expect(at("2026-11-25T23:59:59.999Z", "UTC")).toBe(at("2026-11-25T00:00:00Z", "UTC"));
  // In Brisbane the 26th has begun.
  expect(at("2026-11-25T14:00:00Z", "Australia/Brisbane")).toBe(second("2026-11-19T00:00:00+10:00"));
  expect(at("2026-11-25T13:59:59Z", "Australia/Brisbane")).toBe(second("2026-11-18T00:00:00+10:00"));
  // Clocks went forward on the 27th of September.
  expect(at("2026-09-28T00:00:00Z", "Pacific/Auckland")).toBe(second("2026-09-21T00:00:00+12:00"));
});

it("prices and years have two ends, seats one", () => {
  expect((["price", "km", "year", "engine_cc"] as const).map(stepRule)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(stepRule("seat_count")?.end).toBe("min");
});
