import { expect, it } from "vitest";
import { roundOutline } from "./round-outline";

it("puts every corner on the circle", () => {
  const corners = roundOutline([0.6, 0.7], 0.1);
  expect(corners).toHaveLength(13);
  for (const [x, y] of corners) expect(Math.hypot(x - 0.6, y - 0.7)).toBeCloseTo(0.1, 9);
});

it("is stretched sideways only", () => {
  const corners = roundOutline([0, 0], 1, 4, 2);
  expect(Math.max(...corners.map(([x]) => x))).toBeCloseTo(2, 9);
  expect(Math.max(...corners.map(([, y]) => y))).toBeCloseTo(1, 9);
});
