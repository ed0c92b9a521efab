import { describe, expect, it } from "vitest";
import { distanceKm, EARTH_RADIUS_KM } from "./distance";

const BRISBANE = { lat: -27.4698, long: 153.0251 };
const SYDNEY = { lat: -33.8688, long: 151.2093 };
const AUCKLAND = { lat: -36.8485, long: 174.7633 };

describe("distanceKm", () => {
  it("CONST-03: Earth has a radius of 6,371 km", () => {
    expect(EARTH_RADIUS_KM).toBe(6_371);
    expect(distanceKm({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBeCloseTo(Math.PI * 6_371, 6);
    expect(distanceKm({ lat: 0, long: 0 }, { lat: 1, long: 0 })).toBeCloseTo((Math.PI * 6_371) / 180, 6);
  });

  it("knows how far cities are apart", () => {
    expect(distanceKm(BRISBANE, SYDNEY)).toBeCloseTo(732, 0);
    expect(distanceKm(SYDNEY, AUCKLAND)).toBeCloseTo(2_156, -1);
  });

  it("is the same both ways and nothing on the spot", () => {
    expect(distanceKm(SYDNEY, BRISBANE)).toBe(distanceKm(BRISBANE, SYDNEY));
    expect(distanceKm(BRISBANE, BRISBANE)).toBe(0);
  });

  it("goes the short way over the date line, and copes with opposite points", () => {
    expect(distanceKm({ lat: 0, long: 179 }, { lat: 0, long: -179 })).toBeCloseTo(222.4, 1);
    expect(distanceKm({ lat: 90, long: 0 }, { lat: -90, long: 77 })).toBeCloseTo(Math.PI * 6_371, 6);
  });
});
