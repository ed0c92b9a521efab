import { expect, it } from "vitest";
import { keptLead, LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { siteConfig } from "../../../test/fixtures/site";
import { bookingEvent } from "./booking-event";

const DRIVE = { booking_date: "2026-11-23", booking_time: "09:30" };
const event = (changes: Parameters<typeof keptLead>[0], config = siteConfig()) =>
  bookingEvent(keptLead({ kind: "testDrive", fields: DRIVE, ...changes }), config, {
    copy: (key, { vehicle, dealer }) => `${key} ${vehicle} ${dealer}`,
    text: "Bring your licence.",
  });

it("is a test drive whose time is kept, where and when it is", () => {
  expect(event({ vehicle: LEAD_VEHICLE })).toEqual({
    id: "lead-1@www.yard.example",
    title: "letters.testDrive.calendarVehicle 2022 Mazda CX-5 GT SP Yard Motors",
    text: "Bring your licence.",
    place: "Yard Motors, Moorooka, 418 Ipswich Road, Moorooka QLD 4105",
    when: { begins: new Date("2026-11-22T23:30:00Z"), minutes: 60 },
    madeAt: new Date("2026-11-21T03:04:05Z"),
    sequence: 0,
    cancelled: false,
  });
  expect(event({})?.title).toMatch(/^letters\.testDrive\.calendar /);
});

it("is at the chosen place, else where the vehicle stands, by its clocks", () => {
  const place = (id: string, timeZone: string) => ({
    ...{ id, name: id, slug: id, dealershipId: "yard", timeZone },
    address: { street: "1 Road", city: "Town", state: "WA", postcode: "6000" },
  });
  const locations = [place("rocklea", "Australia/Perth"), place("first", "Australia/Sydney")];
  const config = siteConfig({ site: { locations } });
  const at = (found: ReturnType<typeof event>) => [found?.place.split(", ")[1], found?.when];
  const minutes = 60;
  const chosen = { begins: new Date("2026-11-22T22:30:00Z"), minutes };
  for (const name of ["location", "location_id"])
    expect(at(event({ fields: { ...DRIVE, [name]: "first" }, vehicle: LEAD_VEHICLE }, config))).toEqual([
      "first",
      chosen,
    ]);
  const stands = { begins: new Date("2026-11-23T01:30:00Z"), minutes };
  expect(at(event({ vehicle: LEAD_VEHICLE }, config))).toEqual(["rocklea", stands]);
});

it("of a service replaces what was before", () => {
  const changes = [{ revision: 1, at: "2026-11-22T00:00:00.000Z", letter: "bookingMoved" as const }];
  const found = event({ kind: "service", changes });
  expect(found?.title).toMatch(/^letters\.service\.calendarBooked /);
  expect(found).toMatchObject({ sequence: 1, madeAt: new Date("2026-11-22T00:00:00Z") });
});

it("is none of what is only asked for, or books nothing", () => {
  expect(event({ fields: { ...DRIVE, booking_held: "No" } })).toBeNull();
  expect(event({ fields: { booking_date: "2026-11-23" } })).toBeNull();
  expect(event({ kind: "enquiry" })).toBeNull();
  expect(event({ kind: "service", fields: {} })).toBeNull();
  expect(event({ kind: "service", fields: { preferred_date: "2026-12-01" } }), "a day").toBeNull();
});
