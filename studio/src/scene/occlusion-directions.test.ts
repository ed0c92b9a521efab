import { expect, it } from "vitest";
import { occlusionDirections } from "./occlusion-directions";

it("spreads unit vectors evenly over the sky and a little below the horizon", () => {
  const directions = occlusionDirections(200);
  expect(directions).toHaveLength(200);
  for (const direction of directions) expect(Math.hypot(...direction)).toBeCloseTo(1, 9);
  const heights = directions.map(([, y]) => y);
  expect(Math.max(...heights)).toBeGreaterThan(0.98);
  expect(Math.min(...heights)).toBeGreaterThan(-0.73);
  const mean = (axis: 0 | 2) => directions.reduce((sum, direction) => sum + direction[axis], 0) / 200;
  expect(Math.abs(mean(0))).toBeLessThan(0.02);
  expect(Math.abs(mean(2))).toBeLessThan(0.02);
});
