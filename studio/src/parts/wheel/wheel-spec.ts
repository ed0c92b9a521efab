/**
 * Wheel faces. `trail` is an off-road wheel with a bolted ring, `aero` a closed electric-car face, `cap` a plastic
 * cover with windows, `steel` a plain pressed wheel with vent holes; the others are spoke patterns.
 */
export type WheelStyle =
  | "twin"
  | "five"
  | "six"
  | "multi"
  | "vee"
  | "trail"
  | "turbine"
  | "blade"
  | "mesh"
  | "star"
  | "fine"
  | "aero"
  | "cap"
  | "steel";

/** A road wheel; lengths in metres. */
export interface WheelSpec {
  /** Of the tyre. */
  readonly radius: number;
  readonly rim: number;
  readonly width: number;
  readonly style: WheelStyle;
  readonly finish?: "alloy" | "dark" | "gloss" | "satin" | "steel" | "bronze" | undefined;
  /** Blocks on the tyre's shoulders. */
  readonly lugs?: boolean | undefined;
  /** Two wheels side by side behind. */
  readonly dual?: boolean | undefined;
}
