import { spinView, type StudioView } from "./studio-picture";

/** The frames of a turntable: from the front, the camera goes round clockwise as seen from above (9 is the right side). */
export const SPIN_FRAMES = 36;

const OUTSIDE = ["hero", "side", "rear34", "front", "rear", "detail", "front34", "tail"] as const;
const FIRST = ["hero", "side", "rear34", "front", "rear", "detail"] as const;
const SPIN = Array.from({ length: SPIN_FRAMES }, (_, frame) => spinView(frame));

/**
 * What the picture studio has rendered: from where each shape is seen. A shape is a body or, with a capital letter
 * at its end, another face of that body (`suvB`), or an interior. `studio-shapes.test.ts` compares it with the
 * pictures of `studio/layers`.
 */
export const STUDIO_SHAPES = {
  bus: FIRST,
  caravan: FIRST,
  caravanInterior: ["hero"],
  convertible: OUTSIDE,
  coupe: OUTSIDE,
  hatch: OUTSIDE,
  hatchB: ["hero", "side", "rear34", "front"],
  hatchC: ["hero", "side", "rear34", "front"],
  interior: ["hero"],
  lightTruck: FIRST,
  motorcycle: FIRST,
  peopleMover: OUTSIDE,
  sedan: OUTSIDE,
  sedanB: ["hero", "side", "rear34", "front"],
  sedanC: ["hero", "side", "rear34", "front"],
  suv: [...OUTSIDE, ...SPIN],
  suvB: OUTSIDE,
  suvC: FIRST,
  ute: OUTSIDE,
  uteB: FIRST,
  uteC: ["hero", "side", "rear34", "front"],
  van: OUTSIDE,
  wagon: OUTSIDE,
  wagonB: ["hero", "side", "rear34", "front"],
  wagonC: ["hero", "side", "rear34", "front"],
} as const satisfies Readonly<Record<string, readonly StudioView[]>>;

/** A shape of {@link STUDIO_SHAPES}. */
export type StudioShape = keyof typeof STUDIO_SHAPES;

/** Whether the studio has rendered a shape of this name. */
export function isStudioShape(name: string): name is StudioShape {
  return Object.hasOwn(STUDIO_SHAPES, name);
}
