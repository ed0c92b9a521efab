import { expect, it } from "vitest";
import { frameAround, frameOf, frameOver, frameText, isIn } from "./map-frame";

const BRISBANE = { lat: -27.47, long: 153.02 };

it("puts its middle in the middle, north up, east right", () => {
  const frame = frameAround(BRISBANE, 24, 960, 640);
  expect(frame.at(BRISBANE)).toEqual({ x: 480, y: 320 });
  const north = frame.at({ lat: BRISBANE.lat + 0.01, long: BRISBANE.long + 0.01 });
  expect(north.y).toBeLessThan(320);
  expect(north.x).toBeGreaterThan(480);
  expect(frame.perKm).toBe(40);
});

it("is as high and wide as it says: its corners are the picture's", () => {
  const frame = frameAround(BRISBANE, 24, 960, 640);
  const corner = frame.at({ lat: frame.box.north, long: frame.box.west });
  expect(corner.x).toBeCloseTo(0, 6);
  expect(corner.y).toBeCloseTo(0, 6);
  // A degree of longitude is shorter here than one of latitude.
  expect((frame.box.east - frame.box.west) * Math.cos((27.47 * Math.PI) / 180) * 111.195).toBeCloseTo(24, 6);
});

it("holds all points with room around them, and does not zoom in on one without end", () => {
  const points = [BRISBANE, { lat: -16.92, long: 145.77 }];
  const frame = frameOver(points, 960, 640);
  for (const point of points) {
    const { x, y } = frame?.at(point) ?? { x: -1, y: -1 };
    expect(x > 40 && x < 920 && y > 40 && y < 600).toBe(true);
  }
  expect(frameOver([BRISBANE], 960, 640)?.perKm).toBeCloseTo(960 / (14 * 1.25), 6);
  expect(frameOver([], 960, 640)).toBeNull();
});

it("knows what lies in a box", () => {
  const { box } = frameAround(BRISBANE, 24, 960, 640);
  expect(isIn(box, BRISBANE)).toBe(true);
  expect(isIn(box, { lat: box.north, long: box.east })).toBe(true);
  expect(isIn(box, { lat: box.north + 0.001, long: box.east })).toBe(false);
});

it("comes back from its text, a little wider at the most", () => {
  const frame = frameAround({ lat: -27.4696, long: 153.0234 }, 23.4, 960, 800);
  expect(frameText(frame)).toBe("-27.470,153.023,24");
  const read = frameOf(frameText(frame), 960, 800);
  expect(read?.at({ lat: -27.47, long: 153.023 })).toEqual({ x: 480, y: 400 });
  expect(read?.perKm).toBe(40);
});

it.each([
  "",
  "1,2,3",
  "-27.470,153.023",
  "-27.470,153.023,0",
  "-85.000,0.000,10",
  "0.000,181.000,10",
  "0.000,0.000,1e9",
])("%j is no frame", (text) => {
  expect(frameOf(text, 960, 800)).toBeNull();
});
