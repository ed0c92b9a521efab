import { describe, expect, it } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.server";

const OPTIONS = { failures: 3, openMs: 2_000 };

const opened = () => {
  const breaker = createCircuitBreaker(OPTIONS);
  for (let failure = 0; failure < OPTIONS.failures; failure += 1) breaker.failed(0);
  return breaker;
};

describe("createCircuitBreaker", () => {
  it("opens at the third failure in a row, not before", () => {
    const breaker = createCircuitBreaker(OPTIONS);
    breaker.failed(0);
    breaker.failed(0);
    expect(breaker.allows(0)).toBe(true);
    breaker.succeeded();
    breaker.failed(0);
    breaker.failed(0);
    expect(breaker.allows(0), "the success began a new row").toBe(true);
    breaker.failed(0);
    expect(breaker.allows(0)).toBe(false);
  });

  it("lets one call probe when its time is over, and no other until that one is reported", () => {
    const breaker = opened();
    expect(breaker.allows(1_999)).toBe(false);
    expect(breaker.allows(2_000)).toBe(true);
    expect(breaker.allows(2_000)).toBe(false);
    expect(breaker.allows(3_999)).toBe(false);
    expect(breaker.allows(4_000), "the probe never reported").toBe(true);
  });

  it("closes when the probe succeeds, and stays open as long again when it fails", () => {
    const mended = opened();
    expect(mended.allows(2_000)).toBe(true);
    mended.succeeded();
    expect([mended.allows(2_000), mended.allows(2_000)]).toEqual([true, true]);

    const broken = opened();
    expect(broken.allows(2_000)).toBe(true);
    broken.failed(2_500);
    expect(broken.allows(4_499)).toBe(false);
    expect(broken.allows(4_500)).toBe(true);
  });
});
