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

test.each([
  ["Utility - Dual Cab", "ute"],
  ["offroad", "suv"],
  ["Dual Cab Utility", "ute"],
  ["Double Cab Pick Up", "ute"],
  ["Crew Cab Pickup", "ute"],
  ["CREW CAB P/UP", "ute"],
  ["King Cab Utility", "ute"],
  ["Extra Cab Pick-up", "ute"],
  ["Space Cab Ute", "ute"],
  ["Super Cab Utility", "ute"],
  ["Freestyle Utility", "ute"],
  ["Extended Cab Utility", "ute"],
  ["Ute / Tray", "ute"],
  ["Single Cab Tray Top", "ute"],
  ["Dual Cab", "ute"],
  ["Crew Cab", "ute"],
  ["4D Double Cab Utility", "ute"],
  ["Cab Chassis - Dual Cab", "cabChassis"],
  ["Crew Cab Chassis", "cabChassis"],
  ["C/CHAS", "cabChassis"],
  ["Sportback", "hatch"],
  ["5D Sportback", "hatch"],
  ["4D Hatchback", "hatchback"],
  ["Hathcback", "hatchback"],
  ["Liftback 5dr", "hatch"],
  ["Touring", "wagon"],
  ["Sports Tourer", "wagon"],
  ["Avant", "wagon"],
  ["Estate Car", "wagon"],
  ["Shooting Brake", "wagon"],
  ["Sportwagon", "wagon"],
  ["4D WAGON", "wagon"],
  ["Station Wagon 5 doors", "stationWagon"],
  ["2D Targa", "convertible"],
  ["2D Cabriolet", "convertible"],
  ["Spyder", "convertible"],
  ["4D Coupe", "coupe"],
  ["Gran Coupe", "coupe"],
  ["Fastback Coupe", "coupe"],
  ["3 Door Hatch", "hatch"],
  ["Panel Van", "van"],
  ["LWB High Roof Van", "van"],
  ["Crew Van", "van"],
  ["Sports Utility Vehicle", "suv"],
  ["Sport Utility", "suv"],
  ["SUV 5 Door", "suv"],
  ["Crossover SUV", "suv"],
  ["MPV", "peopleMover"],
  ["Passenger Van", "peopleMover"],
  ["Mini Bus", "bus"],
  ["Limousine", "sedan"],
  ["4dr Sedan", "sedan"],
])("%s is %s, whatever stands beside the body's own word", (body, type) => {
  expect(bodyTypeOf(body)).toBe(type);
});

test.each([
  "Alto North Shore Van Sales",
  "Coffs Harbour Toyota Wagon",
  "Cab",
  "5D",
  "Double",
  "Sports",
  "x".repeat(10_000),
])("%.40s is no body: a word in it says nothing of one", (body) => {
  expect(bodyTypeOf(body)).toBeNull();
});
