import { expect, it } from "vitest";
import { dayRange } from "./day-range";

it("is the days that all windows share", () => {
  expect(dayRange()).toEqual({ start: 0, expiry: 99_991_231 });
  expect(dayRange({ from: "2026-12-01" }, { from: "2026-11-01", until: "2026-12-07" })).toEqual({
    start: 20_261_201,
    expiry: 20_261_207,
  });
});
