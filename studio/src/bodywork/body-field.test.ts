import { describe, expect, it } from "vitest";
import { BODIES } from "../bodies/catalogue";
import { type BodySpec } from "./body-spec";
import { bodyField } from "./body-field";
import { bodyHotspots } from "./body-hotspots";

const bodies: [string, BodySpec][] = Object.entries(BODIES);

describe.each(bodies)("%s", (_name, spec) => {
  const field = bodyField(spec);

  it("is a solid of the measures its spec gives", () => {
    const y = spec.sill + 0.25;
    expect(field.distance((field.front + field.rear) / 2, y, 0)).toBeLessThan(0);
    expect(field.distance(field.front + 0.3, y, 0)).toBeGreaterThan(0);
    expect(field.distance(0, field.top + 0.3, 0)).toBeGreaterThan(0);
    expect(field.distance(0, y, spec.halfWidth + 0.3)).toBeGreaterThan(0);
  });

  it("is the same on both sides", () => {
    for (const x of [field.front - 0.3, 0.2, field.rear + 0.3])
      expect(field.distance(x, spec.belt, 0.7)).toBe(field.distance(x, spec.belt, -0.7));
  });

  it("has its hotspots on the vehicle, each with an id of its own", () => {
    const hotspots = bodyHotspots(spec, field);
    const ids = hotspots.map((hotspot) => hotspot.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [x, y, z] of hotspots.flatMap((hotspot) => hotspot.places)) {
      expect(Math.abs(x)).toBeLessThan(4.3);
      expect(y).toBeGreaterThan(0.2);
      expect(y).toBeLessThan(field.top + 0.4);
      expect(Math.abs(z)).toBeLessThan(spec.halfWidth + 0.35);
    }
  });
});

it("finds the skin where the spec puts it", () => {
  const field = bodyField(BODIES.hatch);
  expect(field.surfaceX(0.6, 0, 1)).toBeCloseTo(field.front, 1);
  expect(field.surfaceX(0.6, 0, -1)).toBeCloseTo(field.rear, 1);
  expect(field.surfaceY(-0.4, 0)).toBeCloseTo(field.top, 1);
  expect(field.surfaceZ(0, 0.62)).toBeCloseTo(BODIES.hatch.halfWidth, 1);
});
