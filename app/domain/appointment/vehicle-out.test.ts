import { describe, expect, it } from "vitest";
import { isVehicleOut } from "./vehicle-out";

const GEELONG = "Australia/Melbourne";
const PERTH = "Australia/Perth";
const drive = (startsAt: string, timeZone: string, minutes = 30) => ({ startsAt, timeZone, minutes });

describe("a vehicle that is out on a drive", () => {
  // 11:30 in Perth is 14:30 in Geelong, where clocks are on summer time.
  const perth = ["2026-11-30T03:30:00.000Z"];

  it.each([
    ["the same moment there", "2026-11-30T14:30", GEELONG, true],
    ["the same clock elsewhere", "2026-11-30T11:30", GEELONG, false],
    ["the same clock at the same place", "2026-11-30T11:30", PERTH, true],
    ["while it is still out", "2026-11-30T14:45", GEELONG, true],
    ["before it would be back", "2026-11-30T14:15", GEELONG, true],
    ["just when it is back", "2026-11-30T15:00", GEELONG, false],
    ["until it leaves", "2026-11-30T14:00", GEELONG, false],
    ["another day", "2026-12-01T14:30", GEELONG, false],
  ])("%s", (_, startsAt, zone, out) => {
    expect(isVehicleOut(perth, drive(startsAt, zone))).toBe(out);
  });

  it("is compared across a day's border", () => {
    // 23:30 in Perth is 2:30 of the next day in Geelong.
    expect(isVehicleOut(["2026-11-30T15:30:00.000Z"], drive("2026-12-01T02:30", GEELONG))).toBe(true);
  });

  it("reads a booking from before moments were kept on the clocks that are asked for", () => {
    expect(isVehicleOut(["2026-11-30T11:30"], drive("2026-11-30T11:30", PERTH))).toBe(true);
    expect(isVehicleOut(["2026-11-30T11:30"], drive("2026-11-30T14:30", PERTH))).toBe(false);
  });

  it("is nobody's where nothing is booked, and is for a moment at least", () => {
    expect(isVehicleOut([], drive("2026-11-30T11:30", PERTH))).toBe(false);
    expect(isVehicleOut(perth, drive("2026-11-30T11:30", PERTH, 0))).toBe(true);
  });
});
