import { expect, test } from "vitest";
import { BODY_TYPES } from "./body-types";
import { bodyTypeOf } from "./body-type-of";

test.each(BODY_TYPES.map((type) => [type]))("%s is itself, in any case (SRCH-28)", (type) => {
  expect(bodyTypeOf(type)).toBe(type);
  expect(bodyTypeOf(type.toUpperCase())).toBe(type);
});

test.each([
  ["Cab Chassis", "cabChassis"],
  ["Station Wagon", "stationWagon"],
  ["People-Mover", "peopleMover"],
  ["Coupé", "coupe"],
  ["Saloon", "sedan"],
  ["Utility", "ute"],
])("%s is %s", (body, type) => {
  expect(bodyTypeOf(body)).toBe(type);
});

test.each([null, "", "Sutherland Isuzu Ute", "🚗", "<b>suv</b>"])("%s names none", (body) => {
  expect(bodyTypeOf(body)).toBeNull();
});
