import { expect, test } from "vitest";
import { heldValues, lackedValue, mayLack, withoutValue } from "./lacked-value";

test("what shall be lacked is told from what shall be had", () => {
  expect(lackedValue("filtered_features", withoutValue("Bunk Beds"))).toBe("Bunk Beds");
  expect(lackedValue("filtered_features", "Bunk Beds")).toBeNull();
  expect(lackedValue("filtered_features", "!")).toBeNull();
});

test("what a vehicle has one of is left out by its other values", () => {
  expect(mayLack("colour")).toBe(false);
  expect(lackedValue("colour", "!white")).toBeNull();
});

test("of tags one is enough, and each that shall be lacked is held", () => {
  expect(heldValues("categories", ["Family", "!Off Road", "Touring"])).toEqual({
    each: ["!Off Road"],
    oneOf: ["Family", "Touring"],
  });
  expect(heldValues("filtered_features", ["Sunroof"])).toEqual({ each: ["Sunroof"], oneOf: [] });
  expect(heldValues("colour", ["white", "red"])).toEqual({ each: [], oneOf: ["white", "red"] });
});
