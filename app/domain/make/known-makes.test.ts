import { expect, test } from "vitest";
import { isKnownMake, makesIn, makeAtStart, modelAfterMake, usualMake } from "./known-makes";

test.each([
  ["2022 Land Rover® Range Rover", "Land Rover", "Range"],
  ["Used Mercedes-Benz C200", "Mercedes-Benz", "C200"],
  ["Škoda Octavia", "Skoda", "Octavia"],
  ["New 2027 Hino L6 Cab Chassis", "Hino", "L6"],
  ["Ford", "Ford", null],
  ["Mazda MAZDA 2", "Mazda", "2"],
  ["MINI MINI", "Mini", "MINI"],
  ["VW Golf GTD", "Volkswagen", "Golf"],
  ["SEAT Ibiza", "SEAT", "Ibiza"],
  ["2020", null, null],
  ["My lovely car", null, null],
  ["", null, null],
])("%s is of %s, model %s", (title, make, model) => {
  expect(makeAtStart(title)).toBe(make);
  expect(modelAfterMake(title)).toBe(model);
});

test("marks, accents and case change no make", () => {
  for (const make of ["CITROËN", "Land Rover®", "alfa romeo", "BMW"])
    expect(isKnownMake(make), make).toBe(true);
  for (const word of ["", "Diesel", "constructor"]) expect(isKnownMake(word), word).toBe(false);
});

test.each([
  ["ford", "Ford"],
  ["VOLKSWAGEN", "Volkswagen"],
  ["LAND ROVER", "Land Rover"],
  ["skoda", "Skoda"],
  ["ŠKODA", "Škoda"],
  ["seat", "SEAT"],
  ["bmw", "BMW"],
  ["Mercedes-benz", "Mercedes-Benz"],
  ["Mercedes Benz", "Mercedes-Benz"],
  ["Land rover", "Land Rover"],
  ["Bmw", "BMW"],
  ["KiA", "Kia"],
  ["citroën", "Citroën"],
  ["Mini", "MINI"],
  ["mercedes", "Mercedes-Benz"],
  ["merc", "Mercedes-Benz"],
  ["vw", "Volkswagen"],
  ["hyundi", "Hyundai"],
  ["Toyotta", "Toyota"],
])("the make %s is usually written %s", (given, usual) => expect(usualMake(given)).toBe(usual));

test.each(["BMW", "Citroen", "Kia", "Toyota", "Kei", "Roverr", "Nonesuch", "constructor", ""])(
  "the make %s stays as it is",
  (given) => expect(usualMake(given)).toBeNull(),
);

test.each([
  ["ferrari", ["Ferrari"]],
  ["red FERRARI 488 or lamborghini", ["Ferrari", "Lamborghini"]],
  ["aston martin vantage", ["Aston Martin"]],
  ["ferrari ferrari", ["Ferrari"]],
  ["leather seat, smart key, land", []],
  ["ferarri", []],
  ["zzzz 🚗", []],
  ["", []],
])("%j names the makes %j", (text, makes) => {
  expect(makesIn(text)).toEqual(makes);
});
