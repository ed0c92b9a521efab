import { expect, test } from "vitest";
import { lackedValue, mayLack, withoutValue } from "./lacked-value";

test("what shall be lacked is told from what shall be had", () => {
  expect(lackedValue("filtered_features", withoutValue("Bunk Beds"))).toBe("Bunk Beds");
  expect(lackedValue("filtered_features", "Bunk Beds")).toBeNull();
  expect(lackedValue("filtered_features", "!")).toBeNull();
});

test("what a vehicle has one of is left out by its other values", () => {
  expect(mayLack("colour")).toBe(false);
  expect(lackedValue("colour", "!white")).toBeNull();
});
