/** Pictures taken of a vehicle from outside. */
export const EXTERIOR_VIEWS = [
  "hero",
  "side",
  "rear34",
  "front",
  "rear",
  "detail",
  "front34",
  "tail",
] as const;

/** Pictures taken inside: from behind the front seats, the rear seat, screen and console from near. */
export const INTERIOR_VIEWS = ["hero", "rearseat", "dash"] as const;

/** A still picture's name, and the first part of its file's. */
export type ViewName = (typeof EXTERIOR_VIEWS)[number] | (typeof INTERIOR_VIEWS)[number];

/** Frames of a full turn. */
export const TURNTABLE_FRAMES = 36;

/** File name of a turntable's frame. */
export const spinName = (frame: number): string => `spin${String(frame).padStart(2, "0")}`;
