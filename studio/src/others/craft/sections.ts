import { type DistanceField, type Point2 } from "../../geometry/point";
import { filletedOutline, type ProfilePoint } from "../../geometry/outline";
import { ProfileGrid } from "../../geometry/profile-grid";
import { smoothMax } from "../../geometry/scalar";

/** Signed distance to a cross-section, metres. */
export type Section = (across: number, up: number) => number;

const MARGIN = 0.12;
const SEARCH_STEPS = 400;

/** Distance to a filleted cross-section, read from a grid of `cell` metres. */
export function section(points: readonly ProfilePoint[], cell = 0.006): Section {
  const grid = new ProfileGrid(filletedOutline(points), cell, MARGIN);
  return (across, up) => grid.at(across, up);
}

/** A cross-section in z and y, drawn out along x from `x0` to `x1`, its ends rounded. */
export function drawnOutAlongX(shape: Section, x0: number, x1: number, rounding = 0.03): DistanceField {
  const middle = (x0 + x1) / 2;
  const half = (x1 - x0) / 2;
  return (x, y, z) => smoothMax(shape(z, y), Math.abs(x - middle) - half, rounding);
}

/** First x from `from` towards `to` at which the field turns solid; `to` when it never does. */
export function firstSurfaceX(field: DistanceField, y: number, z: number, from: number, to: number): number {
  for (let i = 0; i <= SEARCH_STEPS; i++) {
    const x = from + ((to - from) * i) / SEARCH_STEPS;
    if (field(x, y, z) < 0) return x;
  }
  return to;
}

const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** Points of a rounded rectangle about a middle, counter-clockwise, not closed. */
export function roundedRectangle([u, v]: Point2, [width, height]: Point2, radius: number): Point2[] {
  return CORNERS.flatMap(([right, up], quarter) =>
    Array.from({ length: 6 }, (_, i): Point2 => {
      const angle = ((quarter + i / 5) * Math.PI) / 2;
      return [
        u + right * (width / 2 - radius) + Math.cos(angle) * radius,
        v + up * (height / 2 - radius) + Math.sin(angle) * radius,
      ];
    }),
  );
}
