import { expect, test } from "vitest";
import { RANGE_ATTRIBUTES } from "../attributes";
import { EMPTY_QUERY, type VehicleQuery } from "../query";
import { nearPrice, waysOut, waysThatLead, widerRange, type WayOut } from "./ways-out";

const MAKES = ["Toyota", "Mazda"];
const ways = (query: Partial<VehicleQuery>) => waysOut({ ...EMPTY_QUERY, ...query }, MAKES);
const told = (all: readonly WayOut[]) => all.map((way) => ("of" in way ? `${way.kind} ${way.of}` : way.kind));

test("every condition is left out or widened by itself, the easiest to give up first", () => {
  const all = ways({
    text: "nice",
    refinements: { make_model: ["Toyota Hilux"], colour: ["red"], item_type: ["car"] },
    ranges: { price: { max: 40_000 } },
    page: 3,
  });
  expect(told(all)).toEqual([
    ...["wider price", "withoutRange price", "withoutText", "without colour", "anyOf"],
    ...["without make_model", "only", "only", "only"],
  ]);
  expect(all.every(({ query }) => query.page === 1)).toBe(true);
  expect(all.every(({ query }) => query.refinements.item_type?.[0] === "car")).toBe(true);
  expect(all[0]?.query.ranges).toEqual({ price: { max: 50_000 } });
  expect(all[3]?.query.refinements).toEqual({ make_model: ["Toyota Hilux"], item_type: ["car"] });
  expect(all[4]?.query.refinements).toEqual({ make: ["Toyota"], colour: ["red"], item_type: ["car"] });
});

test("one condition alone is not left out: that is all stock", () => {
  expect(ways({})).toEqual([]);
  expect(ways({ text: "zzzz" })).toEqual([]);
  expect(ways({ refinements: { colour: ["red"] } })).toEqual([]);
  expect(told(ways({ refinements: { make_model: ["Mazda 3"] } }))).toEqual(["anyOf"]);
  expect(told(ways({ ranges: { year: { min: 2030 } } }))).toEqual(["wider year", "withoutRange year"]);
});

test("several values are left out one by one and together", () => {
  const all = ways({ refinements: { filtered_features: ["A", "B"], body: ["suv"] } });
  expect(
    all.flatMap((way) => (way.kind === "without" && way.of === "filtered_features" ? [way.values] : [])),
  ).toEqual([["A"], ["B"], ["A", "B"]]);
});

test("sixteen questions are asked at the most, none twice", () => {
  const values = Array.from({ length: 40 }, (_, at) => `value ${at}`);
  const all = ways({ refinements: { colour: values, filtered_features: values } });
  expect(all).toHaveLength(16);
  expect(new Set(all.map((way) => JSON.stringify(way.query.refinements))).size).toBe(16);
});

test("only ways that lead to more are shown, five at most; a range that is widened is not left out too", () => {
  const all = ways({
    refinements: { colour: ["red"], make_model: ["Toyota Hilux"] },
    ranges: { price: { max: 9 } },
  });
  const counts = all.map(({ kind }) => (kind === "without" ? 0 : 5));
  const shown = waysThatLead(all, counts, 0);
  expect(told(shown.map(({ way }) => way))).toEqual(["wider price", "anyOf"]);
  expect(waysThatLead(all, counts, 5)).toEqual([]);
  expect(
    waysThatLead(
      all,
      all.map(() => 9),
      0,
    ).length,
  ).toBeLessThanOrEqual(5);
  expect(waysThatLead(all, [], 0)).toEqual([]);
});

test("what matters most alone is for where nothing nearer leads on", () => {
  const all = ways({ refinements: { colour: ["red"], body: ["suv"] }, ranges: { price: { max: 9 } } });
  const counts = all.map(({ kind }) => (kind === "only" ? 4 : 0));
  expect(told(waysThatLead(all, counts, 0).map(({ way }) => way))).toEqual(["only"]);
  expect(waysThatLead(all, counts, 1)).toEqual([]);
});

test.each([
  ["price", { max: 40_000 }, { max: 50_000 }],
  ["price", { max: 9_000 }, { max: 11_500 }],
  ["price", { max: 45_000 }, { max: 60_000 }],
  ["price", { min: 20_000, max: 30_000 }, { min: 16_000, max: 38_000 }],
  ["price", { min: 0, max: 0 }, { max: 0 }],
  ["km", { max: 60_000 }, { max: 90_000 }],
  ["year", { min: 2018, max: 2020 }, { min: 2016, max: 2022 }],
  ["engine_cc", { min: 2_000, max: 2_500 }, { min: 1_600, max: 3_200 }],
  ["gvm_kg", { min: 4_500 }, { min: 3_600 }],
  ["length_ft", { max: 16 }, { max: 20 }],
  ["tare_kg", { max: 1_800 }, { max: 2_300 }],
  ["atm_kg", { max: 0 }, { max: 0 }],
  ["seat_count", { min: 7 }, { min: 6 }],
  ["seat_count", { min: 2 }, {}],
  ["sleeps", { min: 4 }, { min: 3 }],
  ["towing_kg", { min: 3_500 }, { min: 3_000 }],
  ["safety_stars", { min: 5 }, { min: 4 }],
  ["fuel_economy", { max: 6.5 }, { max: 7 }],
  ["fuel_economy", { max: 12 }, {}],
  ["power_kw", { min: 160 }, { min: 150 }],
  ["payload_kg", { min: 1_000 }, { min: 750 }],
  ["electric_range_km", { min: 450 }, { min: 400 }],
] as const)("%s %j becomes %j", (of, range, wide) => {
  expect(widerRange(of, range)).toEqual(wide);
});

test("every range is left out, and widened where that is a number people name", () => {
  for (const of of RANGE_ATTRIBUTES) {
    const kinds = told(ways({ ranges: { [of]: { min: 2_000 } } }));
    expect(kinds, of).toContain(`withoutRange ${of}`);
    expect(kinds.includes(`wider ${of}`), of).toBe(of !== "created_at_timestamp");
  }
});

test("a price is near within a third", () => {
  expect(nearPrice({ max: 30_000 })).toEqual({ max: 40_000 });
  expect(nearPrice({ min: 30_000, max: 0 })).toEqual({ min: 20_000, max: 0 });
  expect(nearPrice({})).toBeNull();
  expect(nearPrice(undefined)).toBeNull();
});

test("a place's surroundings grow to the next distances and to any; of those that lead on the nearest is shown", () => {
  const near = { place: "4000", withinKm: 50, point: { lat: -27, long: 153 } };
  const all = ways({ near });
  expect(all.map(({ query }) => query.near?.withinKm)).toEqual([100, 250, null]);
  expect(waysThatLead(all, [0, 9, 12], 0).map(({ count }) => count)).toEqual([9]);
  expect(ways({ near: { place: "nowhere", withinKm: 50 } }), "nobody knows where it is").toEqual([]);
  expect(ways({ near: { ...near, withinKm: null } })).toEqual([]);
  expect(ways({ near: { ...near, withinKm: 900 } }).map(({ query }) => query.near?.withinKm)).toEqual([null]);
});
