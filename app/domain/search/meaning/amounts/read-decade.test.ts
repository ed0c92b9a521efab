import { expect, it } from "vitest";
import { lexemes } from "../lexemes";
import { readDecade } from "./read-decade";

const read = (text: string, at = 0) => {
  const reading = readDecade(lexemes(text, new Set()), at);
  return reading?.kind === "range"
    ? [reading.attribute, reading.range.min, reading.range.max, reading.end]
    : reading;
};

it("reads a part of ten thousand dollars or kilometres", () => {
  expect(read("low 30s")).toEqual(["price", 30_000, 34_000, 2]);
  expect(read("mid 20k")).toEqual(["price", 23_000, 27_000, 2]);
  expect(read("high teens")).toEqual(["price", 16_000, 20_000, 2]);
  expect(read("mid to high 20s")).toEqual(["price", 23_000, 30_000, 4]);
  expect(read("low 50s kms")).toEqual(["km", 50_000, 54_000, 3]);
  expect(read("in the thirties", 2)).toEqual(["price", 30_000, 40_000, 3]);
});

it("leaves alone what is no such part", () => {
  expect(read("30s")).toBeNull();
  expect(read("late 90s")).toBeNull();
  expect(read("mid 25k")).toBeNull();
  expect(read("low kms")).toBeNull();
});
