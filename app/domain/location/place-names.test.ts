import { describe, expect, it } from "vitest";
import { likeliestArea, nearestArea, placeNames } from "./place-names";

const area = (postcode: string, name: string, lat: number, long: number) => ({ postcode, name, lat, long });
const AREAS = [
  area("0600", "Central Auckland", -36.85, 174.76),
  area("2060", "North Sydney NSW", -33.84, 151.21),
  area("3121", "Richmond VIC", -37.82, 145),
  area("4000", "Brisbane QLD", -27.47, 153.03),
  area("4001", "Brisbane QLD", -27.47, 153.03),
  area("4822", "Richmond QLD", -20.73, 143.14),
  area("7777", "Ōtāhuhu", -36.94, 174.84),
];
const named = (text: string) =>
  placeNames(AREAS)
    .named(text)
    .map(({ postcode }) => postcode);

describe("the areas a text names", () => {
  it.each<[string, string[]]>([
    ["Brisbane", ["4000", "4001"]],
    [" brisbane,  qld ", ["4000", "4001"]],
    ["richmond", ["3121", "4822"]],
    ["Richmond VIC", ["3121"]],
    ["otahuhu", ["7777"]],
    ["auckland", ["0600"]],
    ["Sydney", ["2060"]],
    ["qld", ["4000", "4001", "4822"]],
    ["ql", []],
    ["bris", []],
    ["Atlantis", []],
    ["", []],
    ["<b>", []],
    ["—", []],
  ])("%j: %j", (text, postcodes) => {
    expect(named(text)).toEqual(postcodes);
  });
});

it("tells a place that has a whole name from one that has its words", () => {
  const called = (text: string) =>
    placeNames([...AREAS, area("5290", "Mount Gambier SA", -37.83, 140.78)])
      .called(text)
      .map(({ postcode }) => postcode);
  expect(called("richmond")).toEqual(["3121", "4822"]);
  expect(called("north sydney nsw")).toEqual(["2060"]);
  expect(called("mt gambier")).toEqual(["5290"]);
  expect(called("بريسبان")).toEqual(["4000", "4001"]);
  for (const text of ["sydney", "qld", "", "atlantis", "سيدان"]) expect(called(text)).toEqual([]);
});

it("means the one of several that a dealer here would be asked for", () => {
  const both = placeNames(AREAS).named("Richmond");
  expect(likeliestArea(both, [{ lat: -27.5, long: 153 }])?.name).toBe("Richmond QLD");
  const yards = [
    { lat: -27.5, long: 153 },
    { lat: -37.8, long: 145 },
  ];
  expect(likeliestArea(both, yards)?.name).toBe("Richmond VIC");
  expect(likeliestArea(both, [])?.name).toBe("Richmond VIC");
  expect(likeliestArea([], yards)).toBeNull();
});

it("knows the nearest area, the first of equals, and that nobody lives in the middle of the sea", () => {
  expect(nearestArea(AREAS, { lat: -27.5, long: 153 }, 50)?.postcode).toBe("4000");
  expect(nearestArea(AREAS, { lat: 0, long: -150 }, 500)).toBeNull();
  expect(nearestArea([], { lat: 0, long: 0 }, 500)).toBeNull();
});
