import { spinView, type StudioView } from "./studio-picture";

/** The frames of a turntable: from the front, the camera goes round clockwise as seen from above (9 is the right side). */
export const SPIN_FRAMES = 36;

const OUTSIDE = ["hero", "side", "rear34", "front", "rear", "detail", "front34", "tail"] as const;
const FIRST = ["hero", "side", "rear34", "front", "rear", "detail"] as const;
/** The newer shapes. */
const MAIN = ["hero", "side", "rear34", "front"] as const;
const INSIDE = ["hero", "rearseat", "dash"] as const;
const SPIN = Array.from({ length: SPIN_FRAMES }, (_, frame) => spinView(frame));

/**
 * What the picture studio has rendered: from where each shape is seen. A shape is a body or, with a capital letter
 * at its end, another face of that body (`suvB`), or an interior. `studio-shapes.test.ts` compares it with the
 * pictures of `studio/layers`.
 */
export const STUDIO_SHAPES = {
  bus: OUTSIDE,
  caravan: [...FIRST, ...SPIN, "front34"],
  caravanB: [...FIRST, "front34"],
  caravanInterior: INSIDE,
  convertible: OUTSIDE,
  coupe: OUTSIDE,
  coupeB: OUTSIDE,
  hatch: [...OUTSIDE, ...SPIN],
  hatchB: OUTSIDE,
  hatchC: OUTSIDE,
  hatchD: MAIN,
  interior: INSIDE,
  interiorB: INSIDE,
  interiorC: INSIDE,
  interiorTruck: INSIDE,
  lightTruck: [...FIRST, "front34"],
  lightTruckB: MAIN,
  lightTruckC: MAIN,
  lightTruckD: MAIN,
  motorcycle: OUTSIDE,
  motorcycleB: OUTSIDE,
  motorcycleC: MAIN,
  motorcycleD: MAIN,
  motorcycleE: MAIN,
  motorcycleF: MAIN,
  motorcycleG: MAIN,
  peopleMover: OUTSIDE,
  sedan: [...OUTSIDE, ...SPIN],
  sedanB: OUTSIDE,
  sedanC: OUTSIDE,
  suv: [...OUTSIDE, ...SPIN],
  suvB: OUTSIDE,
  suvC: OUTSIDE,
  suvD: MAIN,
  suvE: MAIN,
  suvF: MAIN,
  suvG: MAIN,
  suvH: MAIN,
  ute: [...OUTSIDE, ...SPIN],
  uteB: OUTSIDE,
  uteC: [...FIRST, "front34"],
  uteD: MAIN,
  uteE: MAIN,
  van: OUTSIDE,
  vanB: OUTSIDE,
  wagon: OUTSIDE,
  wagonB: OUTSIDE,
  wagonC: OUTSIDE,
} as const satisfies Readonly<Record<string, readonly StudioView[]>>;

/** A shape of {@link STUDIO_SHAPES}. */
export type StudioShape = keyof typeof STUDIO_SHAPES;

/** Whether the studio has rendered a shape of this name. */
export function isStudioShape(name: string): name is StudioShape {
  return Object.hasOwn(STUDIO_SHAPES, name);
}
