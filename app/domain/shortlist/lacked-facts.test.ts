import { expect, it } from "vitest";
import type { ComparedRow } from "./compared-rows";
import { withLacked } from "./lacked-facts";

const rowOf = (key: string, values: readonly (string | null)[]): ComparedRow => ({
  key,
  label: key,
  values,
  likeness: "partly",
});

it.each([
  ["electricRange", ["376 km", null], ["Electric", "Diesel"], ["376 km", "None"], "differs"],
  ["battery", ["43 kWh", null], ["Electric", "Hybrid"], ["43 kWh", null], "partly"],
  ["cylinders", [null, "6"], ["Electric", "Petrol"], ["None", "6"], "differs"],
  ["cylinders", [null, "6"], [null, "Petrol"], [null, "6"], "partly"],
  ["seats", [null, "5"], ["Electric", "Petrol"], [null, "5"], "partly"],
] as const)("%s of %j, of %j, is %j: %s", (key, values, fuels, expected, likeness) => {
  expect(withLacked(rowOf(key, values), fuels, "None")).toEqual({ ...rowOf(key, expected), likeness });
});
