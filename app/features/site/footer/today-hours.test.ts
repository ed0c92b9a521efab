import { describe, expect, it } from "vitest";
import { localTime } from "~/domain/time/local-time";
import { todayHours } from "./today-hours";

const entry = (
  weekday: number,
  open: string | null,
  close: string | null,
  status: "Open" | "Closed" = "Open",
) => ({
  weekday,
  open,
  close,
  status,
  formattedHours: "",
});
const WEEK = [entry(1, "08:30", "17:30"), entry(0, null, null, "Closed")];
const at = (clock: string, weekday = 1) => ({ date: "2026-11-23", weekday, clock });

describe("localTime", () => {
  it("reads the clock of the site, not of the server", () => {
    const now = new Date("2026-11-22T22:05:00Z");
    expect(localTime(now, "Australia/Brisbane")).toEqual({ date: "2026-11-23", weekday: 1, clock: "08:05" });
    expect(localTime(now, "UTC")).toEqual({ date: "2026-11-22", weekday: 0, clock: "22:05" });
  });

  it("writes midnight as 00:00", () => {
    expect(localTime(new Date("2026-11-22T14:00:00Z"), "Australia/Brisbane").clock).toBe("00:00");
  });

  it("follows daylight saving time", () => {
    expect(localTime(new Date("2026-01-15T00:00:00Z"), "Pacific/Auckland").clock).toBe("13:00");
    expect(localTime(new Date("2026-07-15T00:00:00Z"), "Pacific/Auckland").clock).toBe("12:00");
  });
});

describe("todayHours", () => {
  it("tells open from not yet and no longer", () => {
    expect(todayHours(WEEK, [], at("08:29"))).toEqual({ state: "later", from: "08:30" });
    expect(todayHours(WEEK, [], at("08:30"))).toEqual({ state: "open", until: "17:30" });
    expect(todayHours(WEEK, [], at("17:29"))).toEqual({ state: "open", until: "17:30" });
    expect(todayHours(WEEK, [], at("17:30"))).toEqual({ state: "over" });
  });

  it("tells a closed day from one that nobody wrote hours for, and from one with words (LOC-13)", () => {
    expect(todayHours(WEEK, [], at("12:00", 0))).toEqual({ state: "closed" });
    expect(todayHours(WEEK, [], at("12:00", 3))).toEqual({ state: "missing" });
    expect(todayHours([], [], at("12:00"))).toEqual({ state: "missing" });
    const asked = [{ ...entry(0, null, null, "Closed"), formattedHours: "Ring first" }];
    expect(todayHours(asked, [], at("12:00", 0))).toEqual({ state: "words", words: "Ring first" });
  });

  it("knows a break at noon", () => {
    const split = [entry(1, "14:00", "17:00"), entry(1, "09:00", "12:00")];
    expect(todayHours(split, [], at("11:00"))).toEqual({ state: "open", until: "12:00" });
    expect(todayHours(split, [], at("13:00"))).toEqual({ state: "later", from: "14:00" });
    expect(todayHours(split, [], at("17:00"))).toEqual({ state: "over" });
  });

  it("lets a special day win over the week", () => {
    const special = (status: "Open" | "Closed", startHour: string | null, endHour: string | null) => [
      { date: "2026-11-23", status, name: "Show day", startHour, endHour },
    ];
    expect(todayHours(WEEK, special("Closed", null, null), at("12:00"))).toEqual({ state: "closed" });
    expect(todayHours(WEEK, special("Open", "10:00", "14:00"), at("12:00"))).toEqual({
      state: "open",
      until: "14:00",
    });
    expect(todayHours([], special("Open", "10:00", "14:00"), at("09:00"))).toEqual({
      state: "later",
      from: "10:00",
    });
    expect(todayHours(WEEK, special("Open", null, null), at("12:00"))).toEqual({ state: "closed" });
  });
});
