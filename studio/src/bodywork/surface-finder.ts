import { type DistanceField } from "../geometry/point";

const HALVINGS = 44;

/** Finds the skin along straight lines, so that parts can be put on it. Metres. */
export interface SurfaceFinder {
  /** Foremost (1) or rearmost (-1) x of the skin at a height and distance from the middle. */
  readonly surfaceX: (y: number, z: number, towards: 1 | -1) => number;
  /** Height of the roof or bonnet. */
  readonly surfaceY: (x: number, z: number) => number;
  /** Distance of the side from the middle. */
  readonly surfaceZ: (x: number, y: number) => number;
}

/** Where `isInside` turns false between `inside` and `outside`. */
export function bisect(isInside: (t: number) => boolean, inside: number, outside: number): number {
  let near = inside;
  let far = outside;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (near + far) / 2;
    if (isInside(middle)) near = middle;
    else far = middle;
  }
  return near;
}

/** Finder on a solid that encloses the origin's surroundings, no larger than a bus. */
export function surfaceFinder(distance: DistanceField): SurfaceFinder {
  return {
    surfaceX: (y, z, towards) => bisect((x) => distance(x, y, z) < 0, 0, towards * 4.5),
    surfaceY: (x, z) => bisect((y) => distance(x, y, z) < 0, 0.5, 3.4),
    surfaceZ: (x, y) => bisect((z) => distance(x, y, z) < 0, 0.1, 1.6),
  };
}
