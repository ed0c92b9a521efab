import { describe, expect, it } from "vitest";
import { type Point2 } from "./point";
import { ProfileGrid, splineWeights } from "./profile-grid";

const circle = Array.from({ length: 256 }, (_, i): Point2 => {
  const angle = (i / 256) * Math.PI * 2;
  return [Math.cos(angle), Math.sin(angle)];
});

describe("splineWeights", () => {
  it("always adds up to 1", () => {
    for (const t of [0, 0.25, 0.5, 0.99]) expect(splineWeights(t).reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  });

  it("is symmetric", () => {
    const [a, b, c, d] = splineWeights(0.3);
    expect(splineWeights(0.7)).toEqual([d, c, b, a].map((weight) => expect.closeTo(weight, 12) as number));
  });
});

describe("ProfileGrid", () => {
  const grid = new ProfileGrid(circle, 0.05, 0.5);

  it("reads the distance to a circle", () => {
    for (const radius of [0.6, 0.9, 1, 1.1, 1.3])
      for (const angle of [0, 0.7, 2, 4])
        expect(grid.at(radius * Math.cos(angle), radius * Math.sin(angle))).toBeCloseTo(radius - 1, 2);
  });

  it("adds the way to its border outside", () => {
    expect(grid.at(4, 0)).toBeCloseTo(3, 1);
  });

  it("has no kinks: its slope changes by little from step to step", () => {
    const slope = (x: number): number => (grid.at(x + 1e-4, 0.1) - grid.at(x - 1e-4, 0.1)) / 2e-4;
    for (let x = 0.7; x < 1.3; x += 0.01) expect(Math.abs(slope(x + 0.001) - slope(x))).toBeLessThan(0.02);
  });
});
