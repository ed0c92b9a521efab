import { describe, expect, it } from "vitest";
import { cleanKm, cleanNear, cleanPlace } from "./near-place";
import { effectiveQuery } from "./effective-query";
import { EMPTY_QUERY, nearestFrom, standingSort } from "./query";

const point = { lat: -27.47, long: 153.03 };

describe("a place in its one form", () => {
  it.each([
    ["  Alice \n Springs ", "Alice Springs"],
    ["４０００", "4000"],
    ["\u0000", ""],
    ["", ""],
    ["日本", "日本"],
    [`${"x".repeat(59)} y`, "x".repeat(59)],
    ["x".repeat(61), "x".repeat(60)],
  ])("%j is %j", (typed, clean) => {
    expect(cleanPlace(typed)).toBe(clean);
    expect(cleanPlace(clean)).toBe(clean);
  });
  it.each([
    [1, 1],
    [49.6, 50],
    [0.4, null],
    [0, null],
    [-10, null],
    [NaN, null],
    [Infinity, null],
    [20_015, 20_015],
    [1e300, 20_015],
  ])("%s km are %s", (km, clean) => {
    expect(cleanKm(km)).toBe(clean);
  });
  it("is nothing without a place", () => {
    expect(cleanNear({ place: " ", withinKm: 50, point })).toBeUndefined();
  });
});

it("asks an index nothing where nobody knows the place", () => {
  const lost = { ...EMPTY_QUERY, sort: "nearest" as const, near: { place: "Atlantis", withinKm: 5 } };
  expect(effectiveQuery(lost).near).toBeUndefined();
  expect(nearestFrom(lost)).toBeNull();
  expect(standingSort(lost)).toBe("relevant");
  const known = { ...lost, near: { ...lost.near, point } };
  expect(effectiveQuery(known).near).toEqual(known.near);
  expect(nearestFrom(known)).toEqual(point);
  expect(nearestFrom({ ...known, sort: "latest" })).toBeNull();
});
