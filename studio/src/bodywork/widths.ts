import { bell, clamp, smoothstep } from "../geometry/scalar";
import { type BodySpec, type Crease } from "./body-spec";
import { type BodyEnds } from "./body-ends";

/** Half width of the body by x and y, metres. */
export type HalfWidth = (x: number, y: number) => number;

const WIDEST_AT = 0.66;

/** Half width of the plan, by x: narrowing to nose and tail. */
function planWidth(spec: BodySpec, ends: BodyEnds): (x: number) => number {
  const [frontX, frontTaper] = spec.planFront;
  const [rearX, rearTaper] = spec.planRear;
  return (x) => {
    const a = clamp((x - frontX) / (ends.front - frontX));
    const b = clamp((rearX - x) / (rearX - ends.rear));
    return spec.halfWidth - frontTaper * a * a * (0.6 + 0.4 * a) - rearTaper * b * b;
  };
}

/** Height of a pressed line above its surroundings, 0 to about 0.9, less what its long tails would add. */
function creaseHeight(crease: Crease, x: number, y: number, tail: number): number {
  const t = (y - (crease.y + crease.rise * -x)) / crease.width;
  return crease.height * (Math.exp(-Math.sqrt(t * t + 0.012)) - tail);
}

/** Character lines and the hollow of the doors. */
function pressings(spec: BodySpec, ends: BodyEnds): HalfWidth {
  const { front, rear, frontAxle, rearAxle } = ends;
  const { crease, lowerCrease, hollow = 0.016, hollowAt = 0.5 } = spec;
  return (x, y) => {
    const middle = smoothstep(front - 0.25, front - 1, x) * smoothstep(rear + 0.1, rear + 0.5, x);
    let w = 0;
    if (crease !== undefined) w += middle * creaseHeight(crease, x, y, 0.25);
    if (lowerCrease !== undefined)
      w +=
        smoothstep(frontAxle - 0.1, frontAxle - 0.8, x) *
        smoothstep(rearAxle + 0.1, rearAxle + 0.8, x) *
        creaseHeight(lowerCrease, x, y, 0.2);
    const doors =
      smoothstep(frontAxle - 0.35, frontAxle - 0.75, x) * smoothstep(rearAxle + 0.35, rearAxle + 0.75, x);
    return w - hollow * middle * bell(y - hollowAt, 0.13) * doors;
  };
}

/** Distance from an axle, squared off above it as far as the arches are. */
function archDistance(squareness: number, dx: number, dy: number): number {
  if (squareness <= 2) return Math.hypot(dx, dy);
  const up = Math.max(0, dy);
  return Math.pow(Math.pow(Math.abs(dx), squareness) + Math.pow(up, squareness), 1 / squareness);
}

function flares(spec: BodySpec, ends: BodyEnds): HalfWidth {
  const { flare, flareWidth = 0.13, wheel, archSquareness = 2 } = spec;
  return (x, y) => {
    let w = 0;
    for (const axle of ends.axles) {
      const d = archDistance(archSquareness, x - axle, y - wheel.radius) - ends.archRadius;
      const swell = d < 0.02 ? 1 : bell(d - 0.02, flareWidth);
      w += flare * swell * smoothstep(wheel.radius - 0.5, wheel.radius, y + 0.3);
    }
    return w;
  };
}

/** Half width of the lower body. */
export function lowerWidth(spec: BodySpec, ends: BodyEnds): HalfWidth {
  const plan = planWidth(spec, ends);
  const pressed = pressings(spec, ends);
  const flared = flares(spec, ends);
  const widestAt = spec.widestAt ?? WIDEST_AT;
  return (x, y) => {
    const dy = y - widestAt;
    const lean = dy > 0 ? spec.tumbleLower * dy * dy * 2.2 : 0.22 * dy * dy;
    const tuck = 0.5 * Math.pow(Math.max(0, spec.sill + 0.14 - y), 1.5) * 1.1;
    return plan(x) - lean - tuck + pressed(x, y) + flared(x, y);
  };
}

/** Half width of the glasshouse. */
export function glassWidth(spec: BodySpec, ends: BodyEnds): HalfWidth {
  const [frontX, frontTaper] = spec.glassPlanFront;
  const [rearX, rearTaper] = spec.glassPlanRear;
  return (x, y) => {
    const dy = Math.max(-0.1, y - (spec.belt + spec.beltRise * -x));
    const a = clamp((x - frontX) / (ends.front - frontX));
    const c = clamp((rearX - x) / (rearX - ends.rear));
    return (
      spec.halfWidth -
      spec.shoulder -
      spec.tumble * dy -
      0.1 * dy * dy -
      frontTaper * a * a -
      rearTaper * c * c
    );
  };
}
