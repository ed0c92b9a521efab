import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bell, clamp, smoothMax, smoothMin, smoothstep } from "./scalar";

const number = fc.double({ min: -5, max: 5, noNaN: true });
const blend = fc.double({ min: 0.001, max: 1, noNaN: true });

describe("scalar", () => {
  it("holds a value between two bounds", () => {
    expect([clamp(-1), clamp(0.4), clamp(2), clamp(7, 2, 5)]).toEqual([0, 0.4, 1, 5]);
  });

  it("steps up, and down when the bounds are swapped", () => {
    expect([smoothstep(1, 2, 1), smoothstep(1, 2, 1.5), smoothstep(1, 2, 9)]).toEqual([0, 0.5, 1]);
    expect([smoothstep(2, 1, 1), smoothstep(2, 1, 2)]).toEqual([1, 0]);
  });

  it("has its bell's peak at 0 and is even", () => {
    expect(bell(0, 0.3)).toBe(1);
    expect(bell(0.3, 0.3)).toBeCloseTo(1 / Math.E);
    expect(bell(-0.2, 0.3)).toBe(bell(0.2, 0.3));
  });

  it("rounds a minimum off by at most a sixth of the blend, and not at all further away", () => {
    fc.assert(
      fc.property(number, number, blend, (a, b, k) => {
        const below = Math.min(a, b) - smoothMin(a, b, k);
        expect(below).toBeGreaterThanOrEqual(0);
        expect(below).toBeLessThanOrEqual(k / 6 + 1e-12);
        if (Math.abs(a - b) >= k) expect(below).toBe(0);
      }),
    );
  });

  it("has a maximum that mirrors the minimum", () => {
    expect(smoothMax(0.2, 0.25, 0.1)).toBeCloseTo(-smoothMin(-0.2, -0.25, 0.1), 12);
    expect(smoothMax(0, 0, 0.6)).toBeCloseTo(0.1);
  });
});
