import { polygonDistance } from "../geometry/polygon-distance";
import { bell, smoothstep } from "../geometry/scalar";
import { type DistanceField } from "../geometry/point";
import { type BodyEnds } from "./body-ends";
import { type BodySpec, type WrappedOutline } from "./body-spec";

/** How much an outline presses the skin in at a wrapped point, metres. */
function recess(
  outline: WrappedOutline | undefined,
  depth: number,
  edge: number,
): (w: number, y: number) => number {
  if (outline === undefined) return () => 0;
  const radius = outline.radius ?? 0;
  return (w, y) => depth * smoothstep(edge, -edge, polygonDistance(outline.points, w, y) - radius);
}

function nose(spec: BodySpec, ends: BodyEnds): DistanceField {
  const { front } = ends;
  const grille = recess(spec.outlines?.grille, 0.018, 0.028);
  const intake = recess(spec.outlines?.intake, 0.045, 0.028);
  const fog = recess(spec.outlines?.fog, 0.018, 0.03);
  const lip = spec.frontLip;
  return (x, y, z) => {
    if (x <= front - 0.9) return 0;
    const w = Math.abs(z) + Math.max(0, front - 0.25 - x);
    const pressed = grille(w, y) + intake(w, y) + fog(w, y);
    if (lip === undefined) return pressed;
    return pressed - 0.018 * bell(y - lip, 0.035) * smoothstep(front - 0.7, front - 0.3, x);
  };
}

function tail(spec: BodySpec, ends: BodyEnds): DistanceField {
  const { rear } = ends;
  const plate = spec.outlines?.plate;
  const pressPlate = recess(plate === undefined ? undefined : { points: plate.points }, 0.035, 0.03);
  const shelf = spec.shelf;
  return (x, y, z) => {
    if (x >= rear + 0.8) return 0;
    const w = Math.abs(z) + Math.max(0, x - (rear + 0.22));
    const pressed = pressPlate(w, y);
    if (shelf === undefined || y >= spec.belt + 0.2) return pressed;
    const across = 1 - 0.55 * smoothstep(spec.halfWidth - 0.2, spec.halfWidth + 0.05, w);
    const step = smoothstep(shelf[0] - 0.012, shelf[0] + 0.03, y) * smoothstep(rear + 0.8, rear + 0.35, x);
    return pressed + shelf[1] * step * across;
  };
}

function bonnetRidges(spec: BodySpec, ends: BodyEnds): DistanceField {
  const { dome, belt } = spec;
  if (dome === undefined) return () => 0;
  return (x, y, z) =>
    -dome[0] *
    bell(Math.abs(z) - dome[1], 0.1) *
    smoothstep(ends.front - 0.15, ends.front - 0.45, x) *
    smoothstep(0.4, 1, x) *
    smoothstep(belt - 0.35, belt - 0.12, y);
}

/** What is pressed into (positive) or raised on (negative) nose, bonnet and tail, metres. */
export function pressedEnds(spec: BodySpec, ends: BodyEnds): DistanceField {
  const parts = [bonnetRidges(spec, ends), nose(spec, ends), tail(spec, ends)];
  return (x, y, z) => {
    let pressed = 0;
    for (const part of parts) pressed += part(x, y, z);
    return pressed;
  };
}
