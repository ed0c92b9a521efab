import { expect, it } from "vitest";
import { keptLead } from "../../../test/fixtures/lead";
import { bookingStanding } from "./booking-standing";

const TIME = { booking_date: "2026-11-23", booking_time: "09:30" };
const WISH = { ...TIME, booking_held: "No" };
const FREED = [{ revision: 1, at: "2026-11-20T00:00:00.000Z", letter: "vehicleFreed" as const }];
const facts = { timeZone: "UTC", now: new Date("2026-11-21T12:00:00Z") };
const drive = (fields: Record<string, string>, changes: typeof FREED = []) =>
  keptLead({ kind: "testDrive", fields, changes });

it.each([
  ["a time that is kept", drive(TIME), {}, "booked"],
  ["one that is not", drive(WISH), {}, "asked"],
  [
    "one of a vehicle that somebody has reserved",
    drive({ ...WISH, vehicle_status: "reserved" }),
    {},
    "reserved",
  ],
  [
    "one of a vehicle that the shopper has reserved",
    drive({ ...WISH, vehicle_status: "reserved", reserved_by_shopper: "true" }),
    {},
    "asked",
  ],
  [
    "one of a vehicle that the shopper has ordered",
    drive({ ...WISH, vehicle_status: "reserved" }),
    { hasOrdered: true },
    "asked",
  ],
  ["one whose vehicle is free again", drive({ ...WISH, vehicle_status: "in_stock" }, FREED), {}, "freed"],
  ["one whose vehicle nobody can drive now", drive(TIME), { isMissing: true }, "vehicleMissing"],
  ["one that was cancelled", drive({ ...TIME, booking_status: "Cancelled" }), {}, "cancelled"],
  ["one whose vehicle is gone", drive({ ...TIME, booking_status: "VehicleGone" }), {}, "vehicleGone"],
  ["one that has begun", drive(TIME), { now: new Date("2026-11-23T09:30:00Z") }, "over"],
  ["none", drive({}), {}, null],
] as const)("of %s", (_, lead, more, standing) => {
  expect(bookingStanding(lead, { ...facts, ...more })).toBe(standing);
});

it("of a day without a time is over when the day is", () => {
  const service = keptLead({ kind: "service", fields: { preferred_date: "2026-11-23" } });
  const at = (now: string) => bookingStanding(service, { ...facts, now: new Date(now) });
  expect(at("2026-11-23T15:00:00Z")).toBe("asked");
  expect(at("2026-11-24T00:00:00Z")).toBe("over");
});
