import { describe, expect, it } from "vitest";
import { retryPauseMs } from "./retry-pause";

const HOUR = 3_600_000;

describe("retryPauseMs", () => {
  it("is as long as the failure has lasted, from five seconds to an hour", () => {
    expect(
      [0, 4_999, 5_000, 10_000, 600_000, HOUR, 71 * HOUR].map((failing) => retryPauseMs(failing, 0)),
    ).toEqual([5_000, 5_000, 5_000, 10_000, 600_000, HOUR, HOUR]);
  });

  it("loses up to half by chance, never more", () => {
    expect(retryPauseMs(0, 0.5)).toBe(3_750);
    expect(retryPauseMs(0, 0.999999)).toBe(2_500);
  });

  it("is no longer than it is said to be", () => {
    expect([0, 30_000, HOUR].map((failing) => retryPauseMs(failing, 0, 60_000))).toEqual([
      5_000, 30_000, 60_000,
    ]);
  });

  it("takes a clock that went back for a beginning", () => {
    expect(retryPauseMs(-HOUR, 0)).toBe(5_000);
  });
});
