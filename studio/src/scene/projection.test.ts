import { describe, expect, it } from "vitest";
import { cameraOf, orbit } from "./camera";
import { distanceOfDepth, projectPoint } from "./projection";

const straight = { position: [10, 0, 0], target: [0, 0, 0], fieldOfView: 30 } as const;

describe("projectPoint", () => {
  const camera = cameraOf(straight, 4, 3);

  it("sees its target in the middle", () => {
    expect(projectPoint(camera, [0, 0, 0])).toEqual({
      x: expect.closeTo(0.5, 9) as number,
      y: expect.closeTo(0.5, 9) as number,
      distance: expect.closeTo(10, 9) as number,
    });
  });

  it("counts x to the right and y down", () => {
    // Looking from the front, the vehicle's right (z) is on the picture's left.
    const place = projectPoint(camera, [0, 1, 1]);
    expect(place?.x).toBeLessThan(0.5);
    expect(place?.y).toBeLessThan(0.5);
  });

  it("fills the height that the angle of view gives", () => {
    const half = 10 * Math.tan((15 * Math.PI) / 180);
    expect(projectPoint(camera, [0, half * 0.999, 0])?.y).toBeCloseTo(0, 2);
    expect(projectPoint(camera, [0, half * 1.001, 0])).toBeNull();
  });

  it("does not see what is behind it", () => {
    expect(projectPoint(camera, [11, 0, 0])).toBeNull();
  });

  it("moves with a shifted frame", () => {
    const shifted = cameraOf({ ...straight, shift: [0.1, -0.2] }, 4, 3);
    const place = projectPoint(shifted, [0, 0, 0]);
    expect([place?.x, place?.y]).toEqual([expect.closeTo(0.4, 9), expect.closeTo(0.7, 9)]);
  });
});

describe("orbit", () => {
  it("goes round the vehicle: front, right, back, above", () => {
    const at = (azimuth: number, elevation = 0) =>
      orbit([1, 2, 3], azimuth, elevation, 2).map((v) => Math.round(v * 1e9) / 1e9);
    expect(at(0)).toEqual([3, 2, 3]);
    expect(at(90)).toEqual([1, 2, 5]);
    expect(at(180)).toEqual([-1, 2, 3]);
    expect(at(30, 90)).toEqual([1, 4, 3]);
  });
});

describe("distanceOfDepth", () => {
  it("runs from the near to the far plane", () => {
    expect(distanceOfDepth(0, 0.05, 60)).toBeCloseTo(0.05);
    expect(distanceOfDepth(1, 0.05, 60)).toBeCloseTo(60);
  });

  it("inverts the camera's own depth", () => {
    const camera = cameraOf(straight, 4, 3);
    const { near, far } = camera;
    const depth = (far * (7 - near)) / (7 * (far - near));
    expect(distanceOfDepth(depth, near, far)).toBeCloseTo(7, 6);
  });
});
