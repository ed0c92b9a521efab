import { expect, test } from "vitest";
import { EMPTY_QUERY, type VehicleQuery } from "../../query";
import { placeAlone } from "./place-alone";

const asked = (text: string): VehicleQuery => ({ ...EMPTY_QUERY, text });
const placeOf = (text: string, left: Partial<VehicleQuery> = {}) =>
  placeAlone(asked(text), { ...asked(text), ...left })?.near?.place ?? null;

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
  expect(placeAlone(asked("ute parramatta"), meant)).toEqual({
    ...meant,
    ...{ text: "", near: { place: "parramatta", withinKm: null }, sort: "nearest" },
  });
});

test("a year alone may be a postcode, a year beside anything else or a span of years may not", () => {
  const year = (min: number, max: number) => ({ text: "", ranges: { year: { min, max } } });
  expect(placeOf("2000", year(2000, 2000))).toBe("2000");
  expect(placeAlone(asked("2000"), { ...asked("2000"), ...year(2000, 2000) })?.ranges).toEqual({});
  expect(placeOf("mazda 2000", year(2000, 2000))).toBeNull();
  expect(placeOf("2000", year(2000, 2026))).toBeNull();
});

test("an order that was chosen stays", () => {
  const cheapest = { ...asked("cheapest 4101"), text: "4101", sort: "price_asc" as const };
  expect(placeAlone(asked("cheapest 4101"), cheapest)?.sort).toBe("price_asc");
});
