import { type Point2 } from "../geometry/point";
import { smoothstep } from "../geometry/scalar";
import { type BodyEnds } from "./body-ends";
import { type BodySpec } from "./body-spec";

/** Maps a point of the body to its place on the flat side profile: undoes the bend of nose, tail and roof. */
export type Unbend = (x: number, y: number, z: number) => Point2;

const GLASS_MIDDLE = -0.4;

/** x that parts the windscreen from the backlight. */
export const glassMiddle = (spec: BodySpec): number => spec.glassMiddle ?? GLASS_MIDDLE;

/** Of the lower body. */
export function unbendLower(spec: BodySpec, ends: BodyEnds): Unbend {
  const crown = spec.crown ?? 0.035;
  return (x, y, z) => {
    const q = Math.abs(z) / spec.halfWidth;
    const length = x > 0 ? ends.front : -ends.rear;
    const near = smoothstep(0.25, 0.95, Math.abs(x) / length);
    const bent =
      x > 0 ? x + spec.noseBow * near * Math.pow(q, 2.3) : x - spec.tailBow * near * Math.pow(q, 2.5);
    return [bent, y + crown * (q * q)];
  };
}

/** Of the glasshouse. */
export function unbendGlass(spec: BodySpec): Unbend {
  const middle = glassMiddle(spec);
  const backlightBow = spec.backlightBow ?? 0.08;
  const crown = spec.roofCrown ?? 0.05;
  return (x, y, z) => {
    const q = Math.abs(z) / (spec.halfWidth - spec.shoulder);
    const q2 = q * q;
    const near = smoothstep(0, 0.7, Math.abs(x - middle));
    return [x > middle ? x + spec.windscreenBow * q2 * near : x - backlightBow * q2 * near, y + crown * q2];
  };
}
