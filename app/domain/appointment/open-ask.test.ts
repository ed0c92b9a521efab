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

it("says how the vehicle of an enquiry stands", () => {
  expect(askStanding(asked({}))).toBeNull();
  expect(askStanding(asked({ fields: RESERVED }))).toBe("reserved");
  expect(askStanding(asked({ fields: { ...RESERVED, reserved_by_shopper: "true" } }))).toBeNull();
  expect(askStanding(asked({ fields: { vehicle_status: "in_stock" }, changes: FREED }))).toBe("freed");
  expect(askStanding(asked({ fields: RESERVED, changes: FREED }))).toBe("reserved");
  expect(askStanding(asked({ kind: "contact", fields: RESERVED }))).toBeNull();
});

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
