import { describe, expect, it } from "vitest";
import { cylindersOf } from "./cylinders";

describe("cylinders in the words of a feed", () => {
  it.each([
    ["4", 4],
    [" 6 ", 6],
    ["4.0", 4],
    ["4 cyl", 4],
    ["4cyl", 4],
    ["4-Cylinder", 4],
    ["Four", 4],
    ["four cylinders", 4],
    ["12 Cylinders", 12],
    ["2.0L 4-Cylinder DOHC", 4],
    ["V6", 6],
    ["V-8", 8],
    ["3.0L V6 24V", 6],
    ["I-4", 4],
    ["I4 turbo", 4],
    ["Inline 6", 6],
    ["straight-six", null],
    ["Flat 4", 4],
    ["H6", 6],
    ["W12", 12],
  ])("%s", (text, count) => {
    expect(cylindersOf(text)).toBe(count);
  });

  it("are not what means something else", () => {
    for (const text of ["", "0", "17", "1998", "2.5 L", "I 4 speed", "Rotary", "-4", "4WD"])
      expect(cylindersOf(text), text).toBeNull();
  });
});
