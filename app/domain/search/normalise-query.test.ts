import { describe, expect, it } from "vitest";
import {
  cleanPage,
  cleanRange,
  cleanSearchText,
  cleanValues,
  isCarType,
  normaliseQuery,
} from "./normalise-query";
import { RANGE_ATTRIBUTES } from "./attributes";
import { EMPTY_QUERY, type VehicleQuery } from "./query";

describe("text a shopper typed", () => {
  it.each([
    ["  red   ute ", "red ute"],
    ["red\u0000\tute\n", "red ute"],
    ["red \uD800 ute", "red ute"],
    ["", ""],
    ["\u0007", ""],
    ["日本 né", "日本 né"],
  ])("%j is read as %j", (typed, text) => {
    expect(cleanSearchText(typed)).toBe(text);
  });

  it("is cut at 200 characters, never within one, and not left with a blank at its end", () => {
    expect(cleanSearchText("🚗".repeat(300))).toBe("🚗".repeat(200));
    expect(cleanSearchText("x".repeat(200))).toBe("x".repeat(200));
    expect(cleanSearchText(`${"x".repeat(199)} y`)).toBe("x".repeat(199));
  });
});

describe("values of a filter", () => {
  it("are cleaned, each once, in one order whatever theirs was", () => {
    expect(cleanValues("colour", [" red", "blue", "", "red ", "\u0000", "Blue"])).toEqual([
      "Blue",
      "blue",
      "red",
    ]);
  });

  it("are a hundred at most", () => {
    const many = Array.from({ length: 101 }, (_, n) => `c${String(n).padStart(3, "0")}`);
    expect(cleanValues("colour", many)).toEqual(many.slice(0, 100));
  });

  it("of the car type are new, demo and used, in this order, and nothing else (CONST-04)", () => {
    expect(cleanValues("car_type", ["used", "boat", "new", "demo", "toString"])).toEqual([
      "new",
      "demo",
      "used",
    ]);
    expect(["new", "New", "constructor"].map(isCarType)).toEqual([true, false, false]);
  });
});

describe("a range", () => {
  it.each([
    [
      { min: 5, max: 9 },
      { min: 5, max: 9 },
    ],
    [
      { min: 9, max: 5 },
      { min: 5, max: 9 },
    ],
    [{ min: 0 }, { min: 0 }],
    [{ max: 0 }, { max: 0 }],
    [{ min: -1, max: 9 }, { max: 9 }],
    [
      { min: 1.5, max: 2.4 },
      { min: 2, max: 2 },
    ],
    [{ min: NaN, max: Infinity }, null],
    [{ max: 1e15 }, { max: 999_999_999_999 }],
    [{}, null],
  ])("of %j is %j", (given, cleaned) => {
    expect(cleanRange(given)).toEqual(cleaned);
  });
});

it.each([
  [1, 1],
  [0, 1],
  [-9, 1],
  [2.9, 2],
  [10_000, 10_000],
  [10_001, 10_000],
  [NaN, 1],
  [Infinity, 1],
])("page %d is page %d", (page, cleaned) => {
  expect(cleanPage(page)).toBe(cleaned);
});

it("gives equal questions one form, without filters that ask for nothing", () => {
  expect(
    normaliseQuery({
      text: " ute ",
      refinements: { make: ["Mazda", "Kia"], body: [""] },
      ranges: { price: { min: 9, max: 5 }, km: {} },
      sort: "latest",
      page: 2.5,
    }),
  ).toEqual({
    text: "ute",
    refinements: { make: ["Kia", "Mazda"] },
    ranges: { price: { min: 5, max: 9 } },
    sort: "latest",
    page: 2,
  });
  expect(normaliseQuery(EMPTY_QUERY)).toEqual(EMPTY_QUERY);
});

it("asks forty tests at most: each feature is one, a range is two, and the values of another attribute are one together", () => {
  const values = Array.from({ length: 60 }, (_, at) => String(100 + at));
  const asked = (refinements: VehicleQuery["refinements"]) => {
    const ranges = Object.fromEntries(RANGE_ATTRIBUTES.map((attribute) => [attribute, { min: 1 }]));
    const query = normaliseQuery({ ...EMPTY_QUERY, refinements, ranges });
    const counts = Object.entries(query.refinements).map(([attribute, all]) => `${attribute} ${all.length}`);
    return [...counts, `${Object.keys(query.ranges).length} ranges`];
  };
  expect(asked({ filtered_features: values })).toEqual(["filtered_features 40", "0 ranges"]);
  const some = { make: values, filtered_features: values.slice(0, 30) };
  expect(asked(some)).toEqual(["make 60", "filtered_features 30", "4 ranges"]);
  expect(asked({ make: values })).toEqual(["make 60", `${RANGE_ATTRIBUTES.length} ranges`]);
});
