import { expect, it } from "vitest";
import { standingFields } from "./standing-fields";

const HOLD = {
  vehicle_status: "in_stock",
  held_until: "2026-11-28T03:30:00.000Z",
  left_to_pay: "900.00 AUD",
};
const OVER = { held_until: "", left_to_pay: "" };

it.each<[Record<string, string>, Record<string, string>]>([
  [{ status: "held" }, { vehicle_status: "reserved" }],
  [{ status: "sold" }, { vehicle_status: "sold" }],
  [{ status: "pending" }, OVER],
  [{ status: "refunded" }, OVER],
  [{ status: "released, refund due" }, OVER],
  [{ status: "expired", reason: "time" }, OVER],
  [
    { status: "refunded", reason: "sold" },
    { ...OVER, vehicle_status: "sold" },
  ],
  [
    { status: "refunded", reason: "taken" },
    { ...OVER, vehicle_status: "reserved" },
  ],
  [{ status: "" }, OVER],
  [{}, {}],
])("an order that is %j says of its hold and its vehicle what is true now", (order, changed) => {
  const fields = { ...HOLD, ...order };
  expect(standingFields(fields)).toEqual({ ...fields, ...changed });
});

it("adds nothing to a lead that said none of it", () => {
  for (const fields of [{}, { status: "refunded" }, { status: "held", reason: "sold" }, { message: "<b>" }])
    expect(standingFields(fields)).toEqual(fields);
});

it.each([
  [{ booking_held: "Yes" }, "Yes"],
  [{ booking_held: "Yes", booking_status: "Moved" }, "Yes"],
  [{ booking_held: "Yes", booking_status: "Cancelled" }, "No"],
  [{ booking_held: "No", booking_status: "Cancelled" }, "No"],
  [{ booking_status: "Cancelled" }, undefined],
  [{ booking_time: "09:30" }, "Yes"],
  [{ booking_time: "09:30", booking_status: "Cancelled" }, "No"],
  [{ booking_time: "09:30", booking_held: "No" }, "No"],
  [{ booking_time: "" }, undefined],
])("a booking of which a lead says %j is kept: %j", (fields, held) => {
  expect(standingFields(fields)["booking_held"]).toBe(held);
});

it("a time that was kept and taken back since is not said to be kept", () => {
  const kept = { booking_held: "Yes", booking_status: "Kept" };
  expect(standingFields(kept)).toEqual(kept);
  expect(standingFields({ ...kept, booking_held: "No" })).toEqual({ booking_held: "No", booking_status: "" });
});

it("says what a booking was moved from until another step says something of it", () => {
  const from = "2026-11-23T09:00";
  const moved = { booking_held: "No", moved_from: from };
  expect(standingFields({ ...moved, booking_status: "Moved" })).toMatchObject({ moved_from: from });
  for (const booking_status of ["", "Kept", "Cancelled", "VehicleGone"])
    expect(standingFields({ ...moved, booking_status }), booking_status).toMatchObject({ moved_from: "" });
});
