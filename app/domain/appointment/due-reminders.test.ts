import { expect, it } from "vitest";
import { keptLead } from "../../../test/fixtures/lead";
import { siteConfig } from "../../../test/fixtures/site";
import { reminderState } from "./due-reminders";

const config = siteConfig({ forms: { visits: { reminders: ["email"] } } });
const bookedAt = (receivedAt: string, more: Parameters<typeof keptLead>[0] = {}) => ({
  ...keptLead({
    kind: "testDrive",
    fields: { booking_date: "2026-11-28", booking_time: "10:30", location_id: "moorooka" },
    ...more,
  }),
  receivedAt,
});

it.each([
  ["days before", "2026-11-20T02:00:00Z", "2026-11-20T02:00:00Z", ["day", "hours"]],
  [
    "the afternoon before: too late for the day before",
    "2026-11-27T05:01:00Z",
    "2026-11-27T05:02:00Z",
    ["hours"],
  ],
  ["days before, when the first has gone", "2026-11-20T02:00:00Z", "2026-11-27T05:02:00Z", ["hours"]],
  ["days before, when it is over", "2026-11-20T02:00:00Z", "2026-11-28T01:00:00Z", null],
] as const)("those still to come of what was booked %s", (_, at, now, kinds) => {
  expect(reminderState(bookedAt(at), config, new Date(now), false)).toEqual(kinds);
});

it("are planned anew by a change", () => {
  const lead = bookedAt("2026-11-20T02:00:00Z");
  const moved = {
    ...lead,
    changes: [{ revision: 1, at: "2026-11-27T05:01:00Z", letter: "bookingMoved" as const }],
  };
  expect(reminderState(moved, config, new Date("2026-11-26T23:00:00Z"), false)).toEqual(["hours"]);
});

it("are stopped, and come again as if booked at that moment", () => {
  const lead = bookedAt("2026-11-20T02:00:00Z");
  const { fields } = lead;
  const stopped = { ...lead, fields: { ...fields, booking_reminders: "No" } };
  expect(reminderState(stopped, config, new Date("2026-11-21T02:00:00Z"), false)).toBe("stopped");
  expect(reminderState(stopped, config, new Date("2026-11-28T00:00:00Z"), false)).toBeNull();
  const again = {
    ...lead,
    changes: [{ revision: 1, at: "2026-11-27T05:01:00Z", fields: { booking_reminders: "Yes" } }],
  };
  expect(reminderState(again, config, new Date("2026-11-27T05:02:00Z"), false)).toEqual(["hours"]);
});
