import { paintOf } from "./paint";
import type { PicturedVehicle } from "./stand-in-pictures";
import { studioShapeOf } from "./studio-face";
import { studioInteriorOf } from "./studio-interior";
import { isSpinView, studioPictureAddress } from "./studio-picture";
import { STUDIO_SHAPES, type StudioShape } from "./studio-shapes";

/**
 * The frame a turn begins with: the view of the first photograph, so that the vehicle does not jump when it begins to
 * turn.
 */
const FIRST_FRAME = 4;

/** The frames of a turntable in the order of the turn. */
export function fromFirstFrame<Frame>(frames: readonly Frame[]): readonly Frame[] {
  return [...frames.slice(FIRST_FRAME), ...frames.slice(0, FIRST_FRAME)];
}

/** What the spin and the interior mode of a vehicle's page show (GAL-16). */
export interface Turntable {
  /** The shape whose hotspots lie on the frames. */
  readonly shape: StudioShape;
  /** Addresses of the frames in the order of the turn, without a width. */
  readonly frames: readonly string[];
  /** A still of the inside, and whose hotspots belong to it; null for a vehicle without an inside. */
  readonly interior: { readonly shape: StudioShape; readonly still: string } | null;
}

/** The turntable of a vehicle that stand-in pictures are shown of; null when the studio has none of its face. */
export function turntableOf(vehicle: PicturedVehicle): Turntable | null {
  const shape = studioShapeOf(vehicle);
  const paint = paintOf(vehicle.colour);
  const views = STUDIO_SHAPES[shape].filter((view) => isSpinView(view));
  const frames = fromFirstFrame(views).map((view) => studioPictureAddress({ body: shape, view, paint }));
  if (frames.length === 0) return null;
  const room = studioInteriorOf(vehicle);
  const still = room && { shape: room, still: studioPictureAddress({ body: room, view: "hero", paint }) };
  return { shape, frames, interior: still };
}
