import { describe, expect, it } from "vitest";
import { dayOf } from "./day";

describe("dayOf", () => {
  it.each([
    ["2026-11-30", "2026-11-30"],
    ["2026-11-30T10:00:00+13:00", "2026-11-30"],
    ["2026-11-20 14:05", "2026-11-20"],
    ["20261130", "2026-11-30"],
    ["30/11/2026", "2026-11-30"],
    ["5/8/26", "2026-08-05"],
    ["29.04.2026", "2026-04-29"],
    ["24-Oct-26", "2026-10-24"],
    ["1 January 2017", "2017-01-01"],
    ["31/02/2026", null],
    ["8/28/2026", null],
    ["20261330", null],
    ["12345678", null],
    ["24-Foo-26", null],
    ["sofort", null],
    ["", null],
  ])("%s is %s", (text, day) => {
    expect(dayOf(text, false)).toBe(day);
  });

  it("has the month first between slashes where the file does", () => {
    expect(dayOf("8/28/2026", true)).toBe("2026-08-28");
    expect(dayOf("8/5/2026", true)).toBe("2026-08-05");
    expect(dayOf("29.04.2026", true)).toBe("2026-04-29");
  });
});
