import { describe, expect, it } from "vitest";
import { bookingOf } from "~/domain/appointment/booking";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { SentRecord } from "~/ports/sent-leads";
import { keptLead, LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { SATURDAY_NOON, siteConfig } from "../../../test/fixtures/site";
import { moveForm } from "~/pages/form/visit/move-form.server";
import { newTimes } from "~/pages/form/visit/new-times.server";
import { changeBooking, movingAmong, saidBy } from "./change-booking.server";

const openingHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: "08:00", close: "12:00" }));
const config = siteConfig({ site: { openingHours }, forms: { workshop: { capacity: 0, days: 20 } } });
const desk = { config, t: serverTranslator("en-AU", {}), now: SATURDAY_NOON, today: "2026-11-21" };
// A service of a day asks neither the stock nor the calendar, and nothing here moves a booking.
const site = desk as unknown as Parameters<typeof changeBooking>[3];
// A lead about no vehicle asks for none.
const NO_VEHICLE = { vehicle: null } as Parameters<typeof newTimes>[3];

function sentOf(lead: Parameters<typeof keptLead>[0], more: Partial<SentRecord> = {}): SentRecord {
  const kept = keptLead(lead);
  const sent = { lead: kept, booking: bookingOf(kept), answers: [], reminders: null };
  return { ...sent, hasOrdered: false, standsElsewhere: false, ...more };
}

const MOVED = [{ kind: "testDrive" as const, fields: {}, letter: "bookingMoved" as const }].map((change) => ({
  ...change,
  receivedAt: "2026-11-21T01:00:00.000Z",
})) as unknown as ReturnType<typeof keptLead>["changes"];
const VISIT = { booking_date: "2026-12-02", booking_time: "09:30" };
const DRIVE = { kind: "testDrive" as const, vehicle: LEAD_VEHICLE, changes: MOVED };
const DAY = { kind: "service" as const, fields: { preferred_date: "2026-12-02" } };
const said = (done: string, sent: SentRecord) =>
  saidBy(done, sent, site)?.text.replace(/\s/g, " ").replace("day, ", "day ");

describe("what is said of a booking that was moved", () => {
  it("is that it is moved, where its time is kept", () => {
    expect(said("moved", sentOf({ ...DRIVE, fields: VISIT }))).toBe(
      "Your booking is moved. It is now on Wednesday 2 December 2026 at 9:30 am.",
    );
  });

  it.each([
    [
      "of a reserved vehicle",
      { ...DRIVE, fields: { ...VISIT, booking_held: "No", vehicle_status: "reserved" } },
      "Your request is now for Wednesday 2 December 2026 at 9:30 am. The vehicle is reserved: we still have to confirm your time.",
    ],
    [
      "of a day alone",
      { ...DAY, changes: MOVED },
      "Your request is now for Wednesday 2 December. We still have to confirm it.",
    ],
  ])("is how it stands, for a request %s", (_, lead, words) => {
    expect(said("moved", sentOf(lead))).toBe(words);
  });

  it("is nothing once it is over or off, or was never moved", () => {
    const over = { ...VISIT, booking_date: "2026-11-20" };
    expect(said("moved", sentOf({ ...DRIVE, fields: over }))).toBeUndefined();
    const off = { ...VISIT, booking_status: "Cancelled" };
    expect(said("moved", sentOf({ ...DRIVE, fields: off }))).toBeUndefined();
    expect(said("same", sentOf({ ...DRIVE, fields: off }))).toBeUndefined();
    expect(said("moved", sentOf({ ...DRIVE, changes: [], fields: VISIT }))).toBeUndefined();
  });
});

describe("the day that a service has already", () => {
  it("is said to be it, and moves nothing", async () => {
    const sent = sentOf(DAY);
    expect(await changeBooking("move", { day: "2026-12-02", time: "" }, sent, site)).toEqual({
      done: "same",
    });
    expect(said("same", sent)).toBe(
      "Your request is for Wednesday 2 December already. We still have to confirm it.",
    );
    expect(said("same", sentOf({ ...DRIVE, changes: [], fields: VISIT }))).toBe(
      "Your booking is on Wednesday 2 December 2026 at 9:30 am already.",
    );
  });

  it("gives way to no other by itself: the form asks", async () => {
    const sent = sentOf(DAY);
    if (sent.booking === null) throw new Error("no booking");
    const moving = movingAmong(sent, await newTimes(site, sent, sent.booking, NO_VEHICLE));
    if (moving === null) throw new Error("nothing to move it to");
    const form = moveForm(site, moving, "/my/x");
    expect(form.values["booking_date"]).toBe("");
    expect(form.groups[0]?.fields[0]?.choices.map(({ value }) => value)).not.toContain("2026-12-02");
    expect(await changeBooking("move", { day: "", time: "" }, sent, site)).toMatchObject({
      status: 400,
      answer: { errors: [{ name: "booking_date", text: "Please choose a day." }] },
    });
  });
});

it.each([
  [
    "2026-12-06",
    "We are closed on that day. Next free: Monday 7 December · Tuesday 8 December · Wednesday 9 December.",
  ],
  [
    "2026-11-20",
    "That time is over. Next free: Monday 23 November · Tuesday 24 November · Wednesday 25 November.",
  ],
  [
    "2027-11-24",
    "That day is too far ahead. Next free: Monday 23 November · Tuesday 24 November · Wednesday 25 November.",
  ],
])("a day that cannot be had, %s, is refused as in the form that makes bookings", async (day, words) => {
  expect(await changeBooking("move", { day, time: "" }, sentOf(DAY), site)).toMatchObject({
    status: 409,
    answer: { errors: [{ name: "booking_date", text: `${words} Your booking has not changed.` }] },
  });
});
