import { describe, expect, test } from "vitest";
import type { RangeAttribute } from "../../attributes";
import { readMeaning } from "../read-meaning";
import { searchVocabulary } from "../vocabulary";

const stock = { fuel: ["Petrol", "Diesel", "Electric", "PHEV"], make: ["Tesla", "Chrysler"] };
const read = (
  text: string,
  fuel: readonly string[] = [],
  measures: readonly RangeAttribute[] = ["km", "electric_range_km"],
) => readMeaning(text, searchVocabulary(stock, undefined, measures), 2026, fuel.length === 0 ? {} : { fuel });

describe("a distance beside a vehicle with a plug", () => {
  test.each([
    ["over 400 km", ["Electric"]],
    ["400 km", ["Electric", "PHEV"]],
    ["ev over 400 km", ["Diesel"]],
  ])("%s with %s chosen is how far it goes", (text, fuel) => {
    expect(read(text, fuel).ranges).toEqual({ electric_range_km: { min: 400 } });
  });

  test.each([
    ["over 400 km", []],
    ["over 400 km", ["Diesel", "Electric"]],
    ["diesel over 400 km", ["Electric"]],
  ])("%s with %s chosen is how far it was driven", (text, fuel) => {
    expect(read(text, fuel).ranges).toEqual({ km: { min: 400 } });
  });

  test("where no filter holds how far one goes the odometer stays meant", () => {
    expect(read("ev over 400 km", [], ["km"]).ranges).toEqual({ km: { min: 400 } });
  });
});
