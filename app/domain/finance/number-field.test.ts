import { describe, expect, it } from "vitest";
import { atOrBeyond, beyond, clamped, snapped, strippedText, typedNumber } from "./number-field";

const bounds = { min: 1_000, max: 250_000 };

describe("number fields", () => {
  it("FIN-26: the message is due at or beyond either bound", () => {
    expect(
      [999, 1_000, 1_000.5, 249_999, 250_000, 250_001].map((value) => atOrBeyond(value, bounds)),
    ).toEqual([true, true, false, false, true, true]);
    expect([0, 1_000, 250_000, 250_001].map((value) => beyond(value, bounds))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it("FIN-27: negative and zero become 0 (OPEN-88)", () => {
    expect(["-5", "0", "", ".", "-", "abc"].map(typedNumber)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("FIN-28: above the maximum is the maximum, at or below the minimum the minimum", () => {
    expect([300_000, 250_000, 1_001, 1_000, 3, 0, Number.NaN].map((value) => clamped(value, bounds))).toEqual(
      [250_000, 250_000, 1_001, 1_000, 1_000, 1_000, 1_000],
    );
  });

  it("FIN-29: what is not numeric is stripped", () => {
    expect(["12a3", "$ 38,990", "8.9.9", "1-2", "-1e5", "5 years", ".5.5"].map(strippedText)).toEqual([
      "123",
      "38,990",
      "8.99",
      "12",
      "-15",
      "5",
      ".55",
    ]);
    expect(["12a3", "$ 38,990", "8.99 %", "1,234,567.50"].map(typedNumber)).toEqual([
      123, 38_990, 8.99, 1_234_567.5,
    ]);
  });

  it("FIN-30, FIN-31: a stepped number is one of its steps, or one of the dealer's own", () => {
    const term = { min: 1, max: 7, step: 0.5 };
    expect([0.2, 2.3, 2.2, 9].map((years) => snapped(years, term, null))).toEqual([1, 2.5, 2, 7]);
    const own = [2, 3, 5, 10];
    expect([0, 2.4, 3.9, 4.1, 99].map((years) => snapped(years, term, own))).toEqual([2, 2, 3, 5, 10]);
  });

  it("takes no number too large to be one", () => {
    expect(typedNumber("9".repeat(400))).toBe(0);
  });
});
