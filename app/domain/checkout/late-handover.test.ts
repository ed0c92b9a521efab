import { expect, it } from "vitest";
import { endsBefore } from "./late-handover";

const ENDS = { tradeIn: "2026-12-13", hold: "2026-12-01" };

it("names what ends before the day that suits a buyer, and nothing that still stands on it", () => {
  const named = (day: string | null, ends: Parameters<typeof endsBefore>[1] = ENDS) =>
    endsBefore(day, ends).map(({ what }) => what);
  expect(named("2026-12-29")).toEqual(["tradeIn", "hold"]);
  expect(named("2026-12-13")).toEqual(["hold"]);
  expect(named("2026-12-01")).toEqual([]);
  expect(named(null)).toEqual([]);
  expect(named("2026-12-29", { tradeIn: null, hold: null })).toEqual([]);
});
