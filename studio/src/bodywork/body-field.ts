import { filletedOutline } from "../geometry/outline";
import { type DistanceField, type Point3 } from "../geometry/point";
import { ProfileGrid } from "../geometry/profile-grid";
import { smoothMax, smoothMin, smoothstep } from "../geometry/scalar";
import { unbendGlass, unbendLower } from "./bends";
import { type BodyEnds, bodyEnds } from "./body-ends";
import { type BodySpec } from "./body-spec";
import { pressedEnds } from "./pressed-ends";
import { surfaceFinder, type SurfaceFinder } from "./surface-finder";
import { glassWidth, lowerWidth } from "./widths";

/** Distance that stands for "nowhere near". */
const FAR = 9;

/** A point's distances to the volumes a body is made of, metres. */
export interface SkinSample {
  /** x on the unbent side profile. */
  readonly profileX: number;
  readonly lowerProfile: number;
  readonly lowerSide: number;
  /** The lower body as a whole. */
  readonly lower: number;
  readonly glassProfile: number;
  readonly glassSide: number;
  /** The glasshouse as a whole. */
  readonly glass: number;
}

/** A body as an implicit solid. */
export interface BodyField extends BodyEnds, SurfaceFinder {
  readonly distance: DistanceField;
  readonly sample: (...point: Point3) => SkinSample;
}

type GlassSample = readonly [profile: number, side: number, whole: number];

function glasshouse(spec: BodySpec, ends: BodyEnds): (...point: Point3) => GlassSample {
  if (spec.glasshouse === undefined) return () => [FAR, FAR, FAR];
  const grid = new ProfileGrid(filletedOutline(spec.glasshouse));
  const unbend = unbendGlass(spec);
  const width = glassWidth(spec, ends);
  const radius = spec.glassEdgeRadius ?? 0.13;
  return (x, y, z) => {
    const [bentX, bentY] = unbend(x, y, z);
    const profile = grid.at(bentX, bentY);
    const side = Math.abs(z) - width(x, y);
    return [profile, side, smoothMax(profile, side, radius)];
  };
}

function sampler(spec: BodySpec, ends: BodyEnds): (...point: Point3) => SkinSample {
  const grid = new ProfileGrid(filletedOutline(spec.lower));
  const unbend = unbendLower(spec, ends);
  const width = lowerWidth(spec, ends);
  const glassAt = glasshouse(spec, ends);
  const { front, rear } = ends;
  return (x, y, z) => {
    const [profileX, profileY] = unbend(x, y, z);
    const lowerProfile = grid.at(profileX, profileY);
    const lowerSide = Math.abs(z) - width(x, y);
    const softer =
      1 + 1.3 * smoothstep(front - 0.8, front - 0.1, x) + 0.9 * smoothstep(rear + 0.7, rear + 0.1, x);
    const lower = smoothMax(lowerProfile, lowerSide, spec.edgeRadius * softer);
    const [glassProfile, glassSide, glass] = glassAt(x, y, z);
    return { profileX, lowerProfile, lowerSide, lower, glassProfile, glassSide, glass };
  };
}

/** Takes the cut-out away; an open car keeps its windscreen standing in it. */
function joined(spec: BodySpec, lower: number, glass: number, x: number, y: number, z: number): number {
  const { cut, open, cutRadius = 0.015, joint = 0.05, carve } = spec;
  const hole = cut === undefined ? undefined : -cut(x, y, z);
  let d = lower;
  if (hole !== undefined && open === true) d = smoothMax(d, hole, cutRadius);
  if (spec.glasshouse !== undefined) d = smoothMin(d, glass, joint);
  if (hole !== undefined && open !== true) d = smoothMax(d, hole, cutRadius);
  return carve === undefined ? d : carve(d, x, y, z);
}

/** Turns a spec into a solid: lower body and glasshouse, joined, with everything pressed into them. */
export function bodyField(spec: BodySpec): BodyField {
  const ends = bodyEnds(spec);
  const sample = sampler(spec, ends);
  const pressed = pressedEnds(spec, ends);
  const distance: DistanceField = (x, y, z) => {
    const { lower, glass } = sample(x, y, z);
    return joined(spec, lower + pressed(x, y, z), glass, x, y, z);
  };
  return { ...ends, ...surfaceFinder(distance), sample, distance };
}
