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
      { key: "km", label: "KM", values: ["10 km", "20 km"], likeness: "differs" },
      { key: "fuel", label: "FUEL", values: ["Petrol", "Petrol"], likeness: "same" },
    ]);
  });

  it("known of some only are no difference, and stand where they stand in their column", () => {
    const rows = comparedRows([
      facts({ a: "1", z: "9" }),
      facts({ a: "1", m: "5", z: "9" }),
      facts({ q: "7" }),
    ]);
    expect(rows.map(({ key }) => key)).toEqual(["q", "a", "m", "z"]);
    expect(rows.find(({ key }) => key === "m")).toMatchObject({
      values: [null, "5", null],
      likeness: "partly",
    });
  });

  it("written in other letters are the same", () => {
    expect(comparedRows([facts({ a: "AUTO" }), facts({ a: " Auto" })])[0]?.likeness).toBe("same");
  });

  it("unlike where they are known differ, whatever is unknown beside them", () => {
    const rows = comparedRows([facts({ a: "1" }), facts({}), facts({ a: "2" })]);
    expect(rows[0]).toMatchObject({ values: ["1", null, "2"], likeness: "differs" });
  });

  it("of one vehicle differ from nothing, and none are none", () => {
    expect(comparedRows([facts({ a: "1" })])[0]?.likeness).toBe("same");
    expect(comparedRows([])).toEqual([]);
  });
});
