import { describe, expect, it } from "vitest";
import { filletedOutline } from "./outline";
import { polygonDistance } from "./polygon-distance";

const square = (fillet: number, bulge = 0) =>
  filletedOutline([
    [0, 0, fillet, bulge],
    [1, 0, fillet],
    [1, 1, fillet],
    [0, 1, fillet],
  ]);

describe("filletedOutline", () => {
  it("keeps sharp corners where the fillet is 0", () => {
    const points = square(0);
    for (const corner of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ])
      expect(points).toContainEqual(corner);
  });

  it("cuts a filleted corner and leaves the middle of the edges where they were", () => {
    const points = square(0.2);
    expect(polygonDistance(points, 0, 0)).toBeGreaterThan(0.05);
    expect(polygonDistance(points, 0.5, 0)).toBeCloseTo(0, 6);
  });

  it("bulges an edge outwards by its sagitta", () => {
    expect(polygonDistance(square(0, 0.1), 0.5, -0.1)).toBeCloseTo(0, 2);
    expect(polygonDistance(square(0, -0.1), 0.5, 0.1)).toBeCloseTo(0, 2);
  });

  it("shortens fillets that are longer than half an edge", () => {
    const points = square(5);
    expect(points.every(([x, y]) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
    expect(polygonDistance(points, 0.5, 0.5)).toBeLessThan(-0.3);
  });
});
