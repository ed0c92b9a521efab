import { expect, it } from "vitest";
import { keptLead } from "../../../../test/fixtures/lead";
import type { LeadKind, LeadLetter } from "../lead";
import { isReplaced, replacesLetters } from "./replaced-letters";

const NINE = { booking_date: "2026-11-25", booking_time: "09:00" };
const at = "2026-11-21T02:00:00.000Z";
/** A lead with a later step for each of these; undefined for one without a letter. */
const leadWith = (
  letters: readonly (LeadLetter | undefined)[],
  kind: LeadKind = "service",
  fields: Readonly<Record<string, string>> = NINE,
) =>
  keptLead({
    kind,
    fields,
    changes: letters.map((letter, index) => ({
      revision: index + 1,
      at,
      ...(letter === undefined ? {} : { letter }),
    })),
  });

it("replaces letters about a booking by what it is now, and by nothing else", () => {
  for (const letter of ["bookingMoved", "bookingCancelled", "bookingRetold", "vehicleReserved"] as const)
    expect(replacesLetters(leadWith([]), letter), letter).toBe(true);
  for (const letter of ["receipt", "refund", "tradeOffer", undefined] as const)
    expect(replacesLetters(leadWith([]), letter), String(letter)).toBe(false);
  expect(replacesLetters(leadWith([], "enquiry"), "vehicleFreed"), "no booking").toBe(false);
  expect(replacesLetters(leadWith([], "testDrive", {}), "vehicleFreed"), "no day").toBe(false);
});

it("leaves the newest letter alone, whatever steps without one come after it", () => {
  const lead = leadWith(["bookingMoved", "bookingCancelled", undefined]);
  expect([0, 1, 2, 3].map((revision) => isReplaced(lead, revision))).toEqual([true, true, false, false]);
  expect(isReplaced(leadWith([]), 0)).toBe(false);
  expect(isReplaced(leadWith(["receipt", "refund"], "reservation", {}), 1)).toBe(false);
});
