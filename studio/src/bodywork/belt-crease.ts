import { type BodyField, type SkinSample } from "./body-field";
import { type BodySpec } from "./body-spec";
import { bisect } from "./surface-finder";

const STEPS = 24;
/** The glasshouse's ends, where it runs into bonnet and tail, say nothing about its sides. */
const REAR_MARGIN = 0.45;
const FRONT_MARGIN = 0.62;

/**
 * Height of the crease between lower body and glasshouse along the side, by x; beyond the ends it runs straight on.
 * Belt trims and window edges keep one width by it. None where there is no closed glasshouse.
 */
export function beltCrease(spec: BodySpec, field: BodyField): ((x: number) => number) | undefined {
  if (spec.glasshouse === undefined || spec.open === true) return undefined;
  const outwards = (part: keyof SkinSample, x: number, y: number): number =>
    bisect((z) => field.sample(x, y, z)[part] < 0, 0.1, 1.6);
  const creaseAt = (x: number): number => {
    const belt = spec.belt - spec.beltRise * x;
    return bisect((y) => outwards("lower", x, y) > outwards("glass", x, y), belt - 0.3, belt + 0.25);
  };
  const places = spec.glasshouse.map(([x]) => x);
  const rear = Math.min(...places) + REAR_MARGIN;
  const front = Math.max(...places) - FRONT_MARGIN;
  const heights = Array.from({ length: STEPS + 1 }, (_, i) => creaseAt(rear + ((front - rear) * i) / STEPS));
  return (x) => {
    const t = ((x - rear) / (front - rear)) * STEPS;
    const i = Math.max(0, Math.min(STEPS - 1, Math.floor(t)));
    const from = heights[i] ?? 0;
    return from + ((heights[i + 1] ?? from) - from) * (t - i);
  };
}
