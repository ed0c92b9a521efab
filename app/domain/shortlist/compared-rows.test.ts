import { describe, expect, it } from "vitest";
import { comparedRows } from "./compared-rows";

const facts = (cells: Record<string, string>) =>
  Object.entries(cells).map(([key, value]) => ({ key, label: key.toUpperCase(), value }));

describe("facts side by side (FAV-04)", () => {
  it("have a row each, with the values in the columns' order", () => {
    const rows = comparedRows([
      facts({ km: "10 km", fuel: "Petrol" }),
      facts({ km: "20 km", fuel: "Petrol" }),
    ]);
    expect(rows).toEqual([
      { key: "km", label: "KM", values: ["10 km", "20 km"], differs: true },
      { key: "fuel", label: "FUEL", values: ["Petrol", "Petrol"], differs: false },
    ]);
  });

  it("known of some only differ, and stand where they stand in their column", () => {
    const rows = comparedRows([
      facts({ a: "1", z: "9" }),
      facts({ a: "1", m: "5", z: "9" }),
      facts({ q: "7" }),
    ]);
    expect(rows.map(({ key }) => key)).toEqual(["q", "a", "m", "z"]);
    expect(rows.find(({ key }) => key === "m")).toMatchObject({ values: [null, "5", null], differs: true });
  });

  it("written in other letters are the same", () => {
    expect(comparedRows([facts({ a: "AUTO" }), facts({ a: " Auto" })])[0]?.differs).toBe(false);
  });

  it("of one vehicle differ from nothing, and none are none", () => {
    expect(comparedRows([facts({ a: "1" })])[0]?.differs).toBe(false);
    expect(comparedRows([])).toEqual([]);
  });
});
