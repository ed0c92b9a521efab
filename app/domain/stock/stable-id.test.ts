import { describe, expect, it } from "vitest";
import { stableId } from "./stable-id";

describe("stable ids", () => {
  it("are the same each time, and positive integers that JavaScript holds exactly", () => {
    for (const text of ["", "a", "Ōtāhuhu", "x".repeat(5_000)]) {
      const id = stableId("dealer", text);
      expect(id).toBe(stableId("dealer", text));
      expect(id).toMatch(/^[1-9]\d{0,15}$/);
      expect(String(Number(id))).toBe(id);
    }
  });

  it("differ for different texts and for the same text divided otherwise", () => {
    const ids = new Set(Array.from({ length: 100_000 }, (_, index) => stableId("dealer", String(index))));
    expect(ids.size).toBe(100_000);
    expect(stableId("ab", "c")).not.toBe(stableId("a", "bc"));
  });
});
