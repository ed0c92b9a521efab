import { describe, expect, it } from "vitest";
import { newLead } from "../../../test/fixtures/lead";
import { siteConfig } from "../../../test/fixtures/site";
import { isBookingAhead, isWishAhead } from "./booking-ahead";

const NOW = new Date("2026-11-25T00:30:00.000Z");
const config = siteConfig();
const drive = (fields: Readonly<Record<string, string>>) => ({
  ...newLead({ kind: "testDrive", fields: { booking_date: "2026-11-25", ...fields } }),
  changes: [],
  vehicle: null,
});

describe("a booking that lies ahead, and a wish that does", () => {
  it.each([
    ["a time that is kept", { booking_time: "11:00" }, true, false],
    ["a time that is asked for", { booking_time: "11:00", booking_held: "No" }, true, true],
    // 10:30 in Brisbane.
    ["a time that has passed", { booking_time: "10:00", booking_held: "No" }, false, false],
    ["a day without a time", { booking_date: "2026-11-26" }, true, false],
    ["one that was cancelled", { booking_time: "11:00", booking_status: "Cancelled" }, false, false],
    ["no day", { booking_date: "" }, false, false],
  ])("%s", (_, fields, ahead, wish) => {
    expect(isBookingAhead(drive(fields), config, NOW)).toBe(ahead);
    expect(isWishAhead(drive(fields), config, NOW)).toBe(wish);
  });
});
