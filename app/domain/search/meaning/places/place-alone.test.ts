import { expect, test } from "vitest";
import { EMPTY_QUERY, type VehicleQuery } from "../../query";
import { placeAlone } from "./place-alone";

const asked = (text: string): VehicleQuery => ({ ...EMPTY_QUERY, text });
const placeOf = (text: string, left: Partial<VehicleQuery> = {}) =>
  placeAlone(asked(text), { ...asked(text), ...left }, ["Mazda"])?.near?.place ?? null;

test.each([
  ["4101", "4101"],
  ["in parramatta", "parramatta"],
  ["surfers paradise", "surfers paradise"],
  ["woolloongabba 4102", "woolloongabba 4102"],
  ["布里斯班", "Brisbane"],
  ["سيدني", "Sydney"],
])("%s may be the place %s", (text, place) => {
  expect(placeOf(text)).toBe(place);
});

test.each([
  "",
  "308",
  "41011",
  "4101a",
  "ab",
  "bd31ty",
  "ferrari",
  "one two three four five",
  "<b>",
  "12 34",
])("%s is no place", (text) => {
  expect(placeOf(text)).toBeNull();
});

test("words beside a condition may be one, and the condition stays", () => {
  const meant = { ...asked("parramatta"), refinements: { body: ["ute"] } };
  expect(placeAlone(asked("ute parramatta"), meant, ["Mazda"])).toEqual({
    ...meant,
    ...{ text: "", near: { place: "parramatta", withinKm: null }, sort: "nearest" },
  });
});

test("a year alone may be a postcode, a year beside anything else or a span of years may not", () => {
  const year = (min: number, max: number) => ({ text: "", ranges: { year: { min, max } } });
  expect(placeOf("2000", year(2000, 2000))).toBe("2000");
  expect(placeAlone(asked("2000"), { ...asked("2000"), ...year(2000, 2000) }, ["Mazda"])?.ranges).toEqual({});
  expect(placeOf("mazda 2000", year(2000, 2000))).toBeNull();
  expect(placeOf("2000", year(2000, 2026))).toBeNull();
});

test("an order that was chosen stays", () => {
  const cheapest = { ...asked("cheapest 4101"), text: "4101", sort: "price_asc" as const };
  expect(placeAlone(asked("cheapest 4101"), cheapest, ["Mazda"])?.sort).toBe("price_asc");
});

test("a model of its make, a name and a place that is not wanted are none where they are all that is left", () => {
  const left = (text: string, words: string) =>
    placeAlone(asked(text), asked(words), ["Mazda", "Jayco"])?.near?.place ?? null;
  expect(left("jayco penguin", "penguin")).toBeNull();
  expect(left("daihatsu wyong", "wyong")).toBeNull();
  expect(left("mazda for my daughter clare", "clare")).toBeNull();
  expect(left("mazda not near ipswich", "ipswich")).toBeNull();
  expect(left("mazda rocky", "rocky")).toBeNull();
  expect(left("مازدا كاميرا", "كاميرا")).toBeNull();
  expect(left("مازدا موروكا", "موروكا")).toBe("موروكا");
  expect(left("rocky", "rocky")).toBe("Rockhampton");
  expect(left("mazda ipswich", "ipswich")).toBe("ipswich");
});
