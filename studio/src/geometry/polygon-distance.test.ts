import { describe, expect, it } from "vitest";
import { type Polygon } from "./point";
import { polygonDistance } from "./polygon-distance";

const square: Polygon = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];
const horseshoe: Polygon = [
  [0, 0],
  [3, 0],
  [3, 3],
  [2, 3],
  [2, 1],
  [1, 1],
  [1, 3],
  [0, 3],
];

describe("polygonDistance", () => {
  it("is negative inside, positive outside, 0 on the edge", () => {
    expect(polygonDistance(square, 1, 1)).toBeCloseTo(-1);
    expect(polygonDistance(square, 0.25, 1)).toBeCloseTo(-0.25);
    expect(polygonDistance(square, 3, 1)).toBeCloseTo(1);
    expect(polygonDistance(square, 5, 6)).toBeCloseTo(5);
    expect(polygonDistance(square, 2, 1)).toBeCloseTo(0);
  });

  it("does not care which way round the polygon runs", () => {
    expect(polygonDistance([...square].reverse(), 1, 0.5)).toBeCloseTo(-0.5);
  });

  it("knows the notch of a concave polygon", () => {
    expect(polygonDistance(horseshoe, 1.5, 2)).toBeCloseTo(0.5);
    expect(polygonDistance(horseshoe, 0.5, 2)).toBeCloseTo(-0.5);
  });

  it("is far away from nothing", () => {
    expect(polygonDistance([], 0, 0)).toBeGreaterThan(1_000);
  });
});
