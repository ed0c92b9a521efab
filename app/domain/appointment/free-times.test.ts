import { expect, it } from "vitest";
import {
  dayAfter,
  freeDays,
  isOpenOn,
  nextFree,
  nextOpenDays,
  timeFault,
  type VisitRules,
} from "./free-times";

const open = (weekday: number, from = "08:30", to = "12:00") => ({
  weekday,
  open: from,
  close: to,
  formattedHours: "",
  status: "Open" as const,
});
/** Saturday noon in Brisbane. */
const rules: VisitRules = {
  week: [open(1), open(2, "09:00", "10:00"), { ...open(3), status: "Closed" }],
  special: [],
  timeZone: "Australia/Brisbane",
  now: new Date("2026-11-21T02:00:00Z"),
  visits: { minutes: 60, noticeHours: 2, days: 5 },
  taken: () => false,
};

it("offers whole visits within opening hours, day by day (FORM-11)", () => {
  expect(freeDays(rules)).toEqual([
    { date: "2026-11-23", times: ["08:30", "09:30", "10:30"] },
    { date: "2026-11-24", times: ["09:00"] },
  ]);
});

it("leaves out what is taken, and days without anything left", () => {
  const taken = (startsAt: string) => startsAt === "2026-11-23T09:30" || startsAt.startsWith("2026-11-24");
  expect(freeDays({ ...rules, taken })).toEqual([{ date: "2026-11-23", times: ["08:30", "10:30"] }]);
});

it("begins after the notice, on the place's clocks", () => {
  const now = new Date("2026-11-22T21:00:00Z"); // Monday, 7:00 in Brisbane.
  expect(freeDays({ ...rules, now })[0]).toEqual({ date: "2026-11-23", times: ["09:30", "10:30"] });
  expect(freeDays({ ...rules, now, visits: { ...rules.visits, noticeHours: 26 } })[0]).toEqual({
    date: "2026-11-24",
    times: ["09:00"],
  });
});

it("lets special days go before the week (ENT-25)", () => {
  const day = (
    date: string,
    status: "Open" | "Closed",
    startHour: string | null,
    endHour: string | null,
  ) => ({ date, status, name: "", startHour, endHour });
  const special = [day("2026-11-23", "Closed", null, null), day("2026-11-25", "Open", "10:00", "12:30")];
  expect(freeDays({ ...rules, special })).toEqual([
    { date: "2026-11-24", times: ["09:00"] },
    { date: "2026-11-25", times: ["10:00", "11:00"] },
  ]);
});

it("has nothing where no hours are known, or none is as long as a visit", () => {
  expect(freeDays({ ...rules, week: [] })).toEqual([]);
  expect(freeDays({ ...rules, visits: { ...rules.visits, minutes: 240 } })).toEqual([]);
});

it("offers the times of every span of a day, in order, each once", () => {
  const week = [open(1, "13:00", "15:00"), open(1, "09:00", "12:00"), open(1, "11:00", "12:00")];
  expect(freeDays({ ...rules, week })).toEqual([
    { date: "2026-11-23", times: ["09:00", "10:00", "11:00", "13:00", "14:00"] },
  ]);
});

it("knows on which days a place is open, special days before the week (FORM-11)", () => {
  const special = [
    { date: "2026-11-24", status: "Closed" as const, name: "", startHour: null, endHour: null },
  ];
  expect(isOpenOn("2026-11-23", rules)).toBe(true);
  expect(isOpenOn("2026-11-25", rules), "closed by the week").toBe(false);
  expect(isOpenOn("2026-11-24", rules)).toBe(true);
  expect(nextOpenDays("2026-11-24", 2, rules)).toEqual(["2026-11-24", "2026-11-30"]);
  expect(nextOpenDays("2026-11-24", 2, { week: rules.week, special })).toEqual(["2026-11-30", "2026-12-01"]);
  expect(nextOpenDays("2026-11-24", 2, { week: [], special: [] })).toEqual([]);
});

it("names the next free times from one on, else the first there are", () => {
  const days = freeDays(rules);
  const at = (from: string, count: number) =>
    nextFree(days, from, count).map(({ date, time }) => `${date}T${time}`);
  expect(at("2026-11-23T09:00", 3)).toEqual(["2026-11-23T09:30", "2026-11-23T10:30", "2026-11-24T09:00"]);
  expect(at("2026-11-23T09:30", 1), "itself, when it is free").toEqual(["2026-11-23T09:30"]);
  expect(at("2999-01-01T", 2), "beyond all of them").toEqual(["2026-11-23T08:30", "2026-11-23T09:30"]);
  expect(at("", 1)).toEqual(["2026-11-23T08:30"]);
  expect(at("2026-11-23T09:00", 0)).toEqual([]);
  expect(nextFree([], "2026-11-23T09:00", 3)).toEqual([]);
});

it("says why a time is not free: over, too far ahead, on a closed day, none that is given, or taken", () => {
  const at = (date: string, time: string) => timeFault(date, time, rules);
  expect(at("2026-11-20", "09:30")).toBe("timePast");
  expect(at("2026-11-20", "")).toBe("timePast");
  expect(at("2026-11-21", "12:00"), "this very minute").toBe("timePast");
  expect(at("2026-11-21", "12:01"), "a Saturday").toBe("dayClosed");
  expect(at("2026-11-25", "09:30")).toBe("dayClosed");
  expect(at(dayAfter("2026-11-21", rules.visits.days), "09:30"), "nobody plans so far").toBe("dayFar");
  expect(at(dayAfter("2026-11-21", rules.visits.days), "")).toBe("dayFar");
  for (const none of ["2027-02-31", "2026-02-31", "soon"]) expect(at(none, "09:30")).toBe("noSuchDay");
  expect(at("2026-11-23", "09:45")).toBe("timeNotGiven");
  expect(at("2026-11-23", "11:30"), "would end after closing").toBe("timeNotGiven");
  expect(at("2026-11-23", "09:30")).toBe("timeTaken");
  expect(at("2026-11-23", "")).toBe("timeTaken");
});
