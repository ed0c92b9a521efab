import { describe, expect, it } from "vitest";
import type { OpeningHoursEntry, SiteLocation } from "~/domain/tenant/config/location";
import { openState } from "./open-state";

const day = (weekday: number, open: string | null, close: string | null): OpeningHoursEntry => ({
  weekday,
  open,
  close,
  formattedHours: "",
  status: open === null ? "Closed" : "Open",
});
const WEEK = [
  ...[1, 2, 3, 4, 5].map((one) => day(one, "08:30", "17:30")),
  day(6, "08:30", "16:00"),
  day(0, null, null),
];
const SYDNEY = "Australia/Sydney";
const at = (moment: string, special: SiteLocation["specialHours"] = [], week = WEEK, zone = SYDNEY) =>
  openState({ week, special }, new Date(moment), zone);
const closedOn = (date: string): SiteLocation["specialHours"][number] => ({
  date,
  status: "Closed",
  name: "",
  startHour: null,
  endHour: null,
});

describe("openState", () => {
  it("is open from the minute it opens to the minute before it closes", () => {
    // Friday 20 November 2026, 08:29, 08:30, 17:29 and 17:30 in Sydney (UTC+11).
    expect(at("2026-11-19T21:29:59Z")).toEqual({
      kind: "opens",
      date: "2026-11-20",
      from: "08:30",
      inDays: 0,
    });
    expect(at("2026-11-19T21:30:00Z")).toEqual({ kind: "open", until: "17:30" });
    expect(at("2026-11-20T06:29:59Z")).toEqual({ kind: "open", until: "17:30" });
    expect(at("2026-11-20T06:30:00Z")).toEqual({
      kind: "opens",
      date: "2026-11-21",
      from: "08:30",
      inDays: 1,
    });
  });

  it("counts days by the place's calendar around midnight", () => {
    // Saturday 23:59 and Sunday 00:01 in Sydney; both are Saturday in London.
    expect(at("2026-11-21T12:59:00Z")).toMatchObject({ date: "2026-11-23", inDays: 2 });
    expect(at("2026-11-21T13:01:00Z")).toMatchObject({ date: "2026-11-23", inDays: 1 });
    const late = [day(5, "18:00", "23:59"), day(6, "00:00", "02:00")];
    expect(at("2026-11-20T12:30:00Z", [], late)).toEqual({ kind: "open", until: "23:59" });
    expect(at("2026-11-20T13:30:00Z", [], late)).toEqual({ kind: "open", until: "02:00" });
  });

  it("puts special days before the week, and looks past a run of holidays", () => {
    const eve = { ...closedOn("2026-12-24"), status: "Open" as const, startHour: "08:30", endHour: "13:00" };
    const holidays = [eve, closedOn("2026-12-25"), closedOn("2026-12-26"), closedOn("2026-12-28")];
    expect(at("2026-12-24T01:00:00Z", holidays)).toEqual({ kind: "open", until: "13:00" });
    expect(at("2026-12-24T03:00:00Z", holidays)).toEqual({
      kind: "opens",
      date: "2026-12-29",
      from: "08:30",
      inDays: 5,
    });
    expect(at("2026-12-25T01:00:00Z", holidays)).toMatchObject({ kind: "opens", date: "2026-12-29" });
  });

  it("opens for a special day in a week that has none", () => {
    const fair = { ...closedOn("2026-11-22"), status: "Open" as const, startHour: "10:00", endHour: "14:00" };
    expect(at("2026-11-22T00:00:00Z", [fair], [])).toEqual({ kind: "open", until: "14:00" });
  });

  it("keeps the wall clock's hours when the clocks go forward and back", () => {
    const sunday = [day(0, "09:00", "16:00")];
    // Forward on 4 October 2026: 09:00 is 22:00 UTC, an hour earlier than the Sunday before.
    expect(at("2026-09-26T22:59:00Z", [], sunday)).toMatchObject({ kind: "opens", inDays: 0 });
    expect(at("2026-09-26T23:00:00Z", [], sunday)).toMatchObject({ kind: "open" });
    expect(at("2026-10-03T21:59:00Z", [], sunday)).toMatchObject({ kind: "opens", inDays: 0 });
    expect(at("2026-10-03T22:00:00Z", [], sunday)).toMatchObject({ kind: "open" });
    // Back on 4 April 2027.
    expect(at("2027-04-03T22:59:00Z", [], sunday)).toMatchObject({ kind: "opens", inDays: 0 });
    expect(at("2027-04-03T23:00:00Z", [], sunday)).toMatchObject({ kind: "open" });
    // Brisbane does not change its clocks.
    expect(at("2026-10-03T22:59:00Z", [], sunday, "Australia/Brisbane")).toMatchObject({ kind: "opens" });
    expect(at("2026-10-03T23:00:00Z", [], sunday, "Australia/Brisbane")).toMatchObject({ kind: "open" });
  });

  it("knows a lunch break", () => {
    const split = [day(5, "14:00", "17:00"), day(5, "09:00", "12:00")];
    expect(at("2026-11-20T02:00:00Z", [], split)).toEqual({
      kind: "opens",
      date: "2026-11-20",
      from: "14:00",
      inDays: 0,
    });
  });

  it("says what it does not know", () => {
    expect(at("2026-11-20T02:00:00Z", [], [])).toEqual({ kind: "unknown" });
    expect(at("2026-11-20T02:00:00Z", [], [day(1, null, null)])).toEqual({ kind: "closed" });
  });
});
