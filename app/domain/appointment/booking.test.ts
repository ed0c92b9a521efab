import { describe, expect, it } from "vitest";
import { keptLead } from "../../../test/fixtures/lead";
import { bookingOf, bookingStart, isAhead, isBookingOver, withoutEarlierStep } from "./booking";

const DRIVE = { booking_date: "2026-11-23", booking_time: "09:30", location_id: "rocklea" };
const drive = (fields: object = {}, changes: object = {}) =>
  keptLead({ kind: "testDrive", fields: { ...DRIVE, ...fields }, ...changes });
const ZONE = "Australia/Brisbane";

describe("what a lead has booked", () => {
  it("is a time that is kept, or one that the dealer has still to agree to", () => {
    expect(bookingOf(drive())).toEqual({
      day: "2026-11-23",
      time: "09:30",
      locationId: "rocklea",
      state: "kept",
      sequence: 0,
    });
    expect(bookingOf(drive({ booking_held: "No" }))?.state).toBe("asked");
    expect(bookingOf(drive({ booking_time: "" }))).toMatchObject({ time: null, state: "asked" });
    const service = keptLead({ kind: "service", fields: { preferred_date: "2026-11-24" } });
    expect(bookingOf(service)).toMatchObject({
      day: "2026-11-24",
      time: null,
      locationId: null,
      state: "asked",
    });
  });

  it("is a time of the workshop, kept as one of a drive is", () => {
    const service = (fields: object) =>
      bookingOf(keptLead({ kind: "service", fields: { ...DRIVE, ...fields } }));
    expect(service({})).toMatchObject({ day: "2026-11-23", time: "09:30", state: "kept" });
    expect(service({ booking_held: "No" })?.state).toBe("asked");
    // A time belongs to the day that was chosen with it.
    expect(service({ booking_date: "", preferred_date: "2026-11-24" })).toMatchObject({
      day: "2026-11-24",
      time: null,
      state: "asked",
    });
    expect(bookingOf(drive({ booking_date: "", preferred_date: "2026-11-24" }))).toBeNull();
  });

  it("is nothing for other leads, and for a day that is none", () => {
    expect(bookingOf(keptLead({ kind: "enquiry", fields: DRIVE }))).toBeNull();
    expect(bookingOf(drive({ booking_date: "tomorrow <b>" }))).toBeNull();
    expect(bookingOf(keptLead({ kind: "service", fields: {} }))).toBeNull();
  });

  it("counts how often it changed, and nothing else", () => {
    const at = "2026-11-22T00:00:00.000Z";
    const changes = [
      { revision: 1, at, letter: "bookingMoved" as const },
      { revision: 2, at },
      { revision: 3, at, letter: "bookingCancelled" as const },
    ];
    expect(bookingOf(drive({ booking_status: "Cancelled" }, { changes }))).toMatchObject({
      state: "cancelled",
      sequence: 2,
    });
    expect(bookingOf(drive({ booking_status: "Moved" }))?.state).toBe("kept");
  });
});

it.each([
  ["Moved", { booking_status: "" }],
  ["Kept", { booking_status: "" }],
  ["Cancelled", {}],
  ["VehicleGone", {}],
  ["", {}],
])("a step about the vehicle of a booking that was %j", (booking_status, said) => {
  expect(withoutEarlierStep({ booking_status })).toEqual(said);
});

describe("a booking", () => {
  const booking = (fields: object = {}) => {
    const found = bookingOf(drive(fields));
    if (found === null) throw new Error("no booking");
    return found;
  };

  it("lies ahead until the moment it begins, on the place's clocks", () => {
    const start = new Date("2026-11-22T23:30:00Z");
    expect(bookingStart(booking(), ZONE)).toEqual(start);
    expect(isAhead(booking(), new Date(start.getTime() - 1), ZONE)).toBe(true);
    expect(isAhead(booking(), start, ZONE)).toBe(false);
  });

  it("of a whole day is over when the day begins", () => {
    const day = booking({ booking_time: "" });
    expect(isAhead(day, new Date("2026-11-22T13:59:59Z"), ZONE)).toBe(true);
    expect(isAhead(day, new Date("2026-11-22T14:00:00Z"), ZONE)).toBe(false);
  });

  it("is over once it has begun, and one of a whole day when that ends", () => {
    const start = Date.parse("2026-11-22T23:30:00Z");
    expect(isBookingOver(booking(), new Date(start - 1), ZONE)).toBe(false);
    expect(isBookingOver(booking(), new Date(start), ZONE)).toBe(true);
    const day = booking({ booking_time: "" });
    expect(isBookingOver(day, new Date("2026-11-23T13:59:59Z"), ZONE)).toBe(false);
    expect(isBookingOver(day, new Date("2026-11-23T14:00:00Z"), ZONE)).toBe(true);
  });

  it("that was cancelled does not lie ahead", () => {
    expect(isAhead(booking({ booking_status: "Cancelled" }), new Date(0), ZONE)).toBe(false);
  });
});
