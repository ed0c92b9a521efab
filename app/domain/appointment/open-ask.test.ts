import { expect, it } from "vitest";
import { keptLead } from "../../../test/fixtures/lead";
import { askStanding, awaitsVehicle, hearsOfVehicle, isRecentAsk } from "./open-ask";

const NOW = new Date("2026-11-20T00:00:00.000Z");
const RESERVED = { vehicle_status: "reserved" };
const FREED = [{ revision: 1, at: "2026-11-20T00:00:00.000Z", letter: "vehicleFreed" as const }];
const asked = (changes: Parameters<typeof keptLead>[0]) =>
  keptLead({ kind: "enquiry", receivedAt: "2026-11-01T00:00:00.000Z", fields: {}, ...changes });

it.each([
  ["an enquiry", {}, true],
  ["a test drive for no time", { kind: "testDrive" }, true],
  ["one for a day alone", { kind: "testDrive", fields: { booking_date: "2026-11-25" } }, true],
  [
    "one for a time",
    { kind: "testDrive", fields: { booking_date: "2026-11-25", booking_time: "09:00" } },
    false,
  ],
  ["one that was cancelled", { kind: "testDrive", fields: { booking_status: "Cancelled" } }, false],
  ["a request for photos", { kind: "photoRequest" }, true],
  ["an application for finance", { kind: "finance" }, true],
  ["a trade-in", { kind: "tradeIn" }, false],
  ["what was asked 60 days before", { receivedAt: "2026-09-21T00:00:00.000Z" }, true],
  ["what was asked earlier", { receivedAt: "2026-09-20T23:59:59.000Z" }, false],
] satisfies [string, Parameters<typeof keptLead>[0], boolean][])(
  "tells whom news of a vehicle is for: %s",
  (_, changes, hears) => expect(isRecentAsk(asked(changes), NOW)).toBe(hears),
);

it.each([
  ["that is free", {}, "free", null],
  ["that nobody can look up", {}, null, null],
  ["that is reserved since", {}, "reserved", "reserved"],
  ["that is sold", {}, "sold", "sold"],
  ["that is sold after it was reserved", { fields: RESERVED }, "sold", "sold"],
  ["that is not for sale any more", { fields: RESERVED }, "gone", "gone"],
  ["that is reserved", { fields: RESERVED }, "reserved", "awaited"],
  ["that was reserved, and nobody can look up", { fields: RESERVED }, null, "awaited"],
  ["that was reserved, a moment before they are told", { fields: RESERVED }, "free", "freed"],
  ["they were told is free", { changes: FREED }, "free", "freed"],
  ["they were told is free, and is reserved again", { changes: FREED }, "reserved", "reserved"],
  [
    "they were told is free, asked about long ago",
    { changes: FREED, receivedAt: "2026-09-01" },
    "free",
    null,
  ],
  [
    "that is reserved, asked about long ago",
    { fields: RESERVED, receivedAt: "2026-09-01" },
    "reserved",
    null,
  ],
  ["of a message", { kind: "contact", fields: RESERVED }, "sold", null],
] satisfies [string, Parameters<typeof keptLead>[0], Parameters<typeof askStanding>[1], unknown][])(
  "says how the vehicle of an enquiry stands: one %s",
  (_, changes, vehicle, standing) => expect(askStanding(asked(changes), vehicle, NOW)).toBe(standing),
);

const WISH = { booking_date: "2026-11-25", booking_time: "09:00", booking_held: "No", ...RESERVED };
const PAST = { ...WISH, booking_date: "2026-11-19" };
const LONG_AGO = "2026-09-20T23:59:59.000Z";

it.each([
  ["an enquiry", {}, true],
  ["one sent long ago", { receivedAt: LONG_AGO }, false],
  ["one about a vehicle that is free", { fields: {} }, false],
  [
    "one about a vehicle that they have reserved",
    { fields: { ...RESERVED, reserved_by_shopper: "true" } },
    false,
  ],
  ["a wish", { kind: "testDrive", fields: WISH }, true],
  ["a wish of long ago that lies ahead", { kind: "testDrive", fields: WISH, receivedAt: LONG_AGO }, true],
  ["a wish whose time has passed", { kind: "testDrive", fields: PAST }, true],
  ["one of long ago", { kind: "testDrive", fields: PAST, receivedAt: LONG_AGO }, false],
  [
    "a wish that was cancelled",
    { kind: "testDrive", fields: { ...WISH, booking_status: "Cancelled" } },
    false,
  ],
  ["a time that is kept", { kind: "testDrive", fields: { ...WISH, booking_held: "Yes" } }, false],
  ["a trade-in", { kind: "tradeIn" }, false],
] satisfies [string, Parameters<typeof keptLead>[0], boolean][])(
  "tells who hears that a reserved vehicle is free again: %s",
  (_, changes, hears) => {
    const lead = asked({ fields: RESERVED, ...changes });
    expect(hearsOfVehicle(lead, NOW, "UTC")).toBe(hears);
    if (lead.receivedAt !== LONG_AGO) expect(awaitsVehicle(lead)).toBe(hears);
  },
);
