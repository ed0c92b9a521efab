import { expect, it } from "vitest";
import { bookingOf } from "~/domain/appointment/booking";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { FormDesk } from "~/request/form-context.server";
import { keptLead } from "../../../test/fixtures/lead";
import { SATURDAY_NOON, siteConfig } from "../../../test/fixtures/site";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { isVehicleMissing, sentState } from "./sent-state.server";

const services = { env: { smsWebhookUrl: null } };
const parts = { config: siteConfig(), t: serverTranslator("en-AU", {}), now: SATURDAY_NOON, services };
// No service is asked.
const desk = parts as unknown as FormDesk;
const AHEAD = { booking_date: "2026-11-23", booking_time: "09:30" };
const BEHIND = { booking_date: "2026-11-20", booking_time: "09:30" };

const sold = { vehicle: vehicleWith(7, { status: "sold" }), named: "7", unavailable: false };
const there = { ...sold, vehicle: vehicleWith(7) };
const missing = { ...sold, vehicle: null };

/** Of a vehicle that nobody has ordered and no other yard has. */
const DRIVEN = { hasOrdered: false, standsElsewhere: false };

it.each([
  ["is in the stock", "testDrive", AHEAD, null, there, false],
  ["is sold", "testDrive", AHEAD, null, sold, true],
  ["is not in the stock", "testDrive", AHEAD, null, missing, true],
  ["cannot be looked for", "testDrive", AHEAD, null, { ...missing, unavailable: true }, false],
  ["is sold to the shopper", "testDrive", AHEAD, "hasOrdered", sold, false],
  ["is sold to the shopper and not listed any more", "testDrive", AHEAD, "hasOrdered", missing, false],
  ["stands at another yard of the dealer", "testDrive", AHEAD, "standsElsewhere", missing, false],
  ["was sold after it was driven", "testDrive", BEHIND, null, sold, false],
  ["was in the workshop once", "service", AHEAD, null, sold, false],
] as const)("a booking whose vehicle %s", (_, kind, fields, driven, about, isMissing) => {
  const lead = keptLead({ kind, fields, carId: "7" });
  const told = { answers: [], reminders: null, ...DRIVEN, ...(driven === null ? {} : { [driven]: true }) };
  const sent = { lead, booking: bookingOf(lead), ...told };
  expect(isVehicleMissing(sent, desk, about)).toBe(isMissing);
});

it.each([
  ["is reserved by somebody else", { vehicle_status: "reserved" }, false, "The vehicle is reserved"],
  [
    "has the shopper reserved",
    { vehicle_status: "reserved", reserved_by_shopper: "true" },
    false,
    "We still",
  ],
  ["has the shopper ordered", { vehicle_status: "reserved" }, true, "We still"],
  ["is free", { vehicle_status: "in_stock" }, false, "We still"],
] as const)("a wish whose vehicle %s says so", (_, fields, hasOrdered, said) => {
  const lead = keptLead({
    kind: "testDrive",
    fields: { ...AHEAD, booking_held: "No", ...fields },
    carId: "7",
  });
  const sent = { lead, booking: bookingOf(lead), answers: [], reminders: null, ...DRIVEN, hasOrdered };
  const { tone, text } = sentState(sent, desk, false, null);
  expect(tone).toBe("waiting");
  expect(text).toContain(said);
});

it.each([
  ["mia@shopper.example", "we tell you if it comes free"],
  [null, "we call you if it comes free"],
])("news of a reserved vehicle is promised the way it comes: address %s", (email, said) => {
  const { contact } = keptLead();
  const fields = { vehicle_status: "reserved" };
  const lead = keptLead({ kind: "enquiry", fields, carId: "7", contact: { ...contact, email } });
  const received = { ...lead, receivedAt: SATURDAY_NOON.toISOString() };
  const sent = { lead: received, booking: null, answers: [], reminders: null, ...DRIVEN };
  expect(sentState(sent, desk, false, null).text).toBe(`The vehicle is reserved: ${said}`);
});
