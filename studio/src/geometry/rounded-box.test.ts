import { expect, it } from "vitest";
import { roundedBox } from "./rounded-box";

it("measures a box from its faces, and from a rounded corner by less", () => {
  const half = [1, 2, 3] as const;
  expect(roundedBox(0, 0, 0, half, 0)).toBe(-1);
  expect(roundedBox(1.5, 0, 0, half, 0.2)).toBeCloseTo(0.5);
  expect(roundedBox(0, -2, 0, half, 0.2)).toBeCloseTo(0);
  expect(roundedBox(1, 2, 3, half, 0)).toBeCloseTo(0);
  expect(roundedBox(1, 2, 3, half, 0.2)).toBeCloseTo(0.2 * (Math.sqrt(3) - 1));
});
