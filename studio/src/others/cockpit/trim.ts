import type * as THREE from "three";
import { type Kit } from "../../parts/kit";
import { plainMaterial, type Rgb } from "../../shading/material";
import { type PaletteName } from "../../shading/palette";

/** The colours and surfaces that tell one cockpit from another. */
export interface TrimColours {
  /** Upper dash and door tops. */
  readonly upper: Rgb;
  /** Lower dash, console and door bases. */
  readonly lower: Rgb;
  /** Colour band of dash and doors. */
  readonly accent: Rgb;
  readonly accentPattern: "leather" | "cloth" | "grain";
  /** Seat outside and seat centre. */
  readonly seat: Rgb;
  readonly seatPattern: "leather" | "cloth";
  readonly insert: Rgb;
  readonly insertPattern: "leather" | "cloth" | "perforated";
  /** Decorative strip. */
  readonly decor: {
    readonly albedo: Rgb;
    readonly metal?: number;
    readonly rough: number;
    readonly coat?: number;
    readonly pattern?: "woodX" | "woodZ" | "brushed" | "grain";
  };
  readonly roof: Rgb;
  /** Inlay of the console; the decor when missing. */
  readonly console?: TrimColours["decor"];
  readonly carpet: Rgb;
}

/** Materials of a cabin beyond the palette. */
export type CabinMaterial =
  | "upper"
  | "lower"
  | "accent"
  | "seat"
  | "insert"
  | "stitch"
  | "decor"
  | "inlay"
  | "heater"
  | "roof"
  | "pillar"
  | "carpet"
  | "trim"
  | "pocket"
  | "grip"
  | "belt"
  | "speaker"
  | "glow"
  | "lit"
  | "sky";

/** Any material a cabin's parts may be of. */
export type CabinName = PaletteName | CabinMaterial;

/** Collects the parts of a cabin. */
export type CabinKit = Kit<CabinMaterial>;

const scaled = ([red, green, blue]: Rgb, by: number): Rgb => [red * by, green * by, blue * by];

/** A cabin's materials in its colours. */
export function trimMaterials(colours: TrimColours): Record<CabinMaterial, THREE.Material> {
  return {
    upper: plainMaterial({ albedo: colours.upper, rough: 0.62, pattern: "grain" }),
    lower: plainMaterial({ albedo: colours.lower, rough: 0.58, pattern: "grain" }),
    accent: plainMaterial({
      albedo: colours.accent,
      rough: colours.accentPattern === "cloth" ? 0.9 : 0.5,
      pattern: colours.accentPattern,
    }),
    seat: plainMaterial({
      albedo: colours.seat,
      rough: colours.seatPattern === "cloth" ? 0.9 : 0.46,
      pattern: colours.seatPattern,
    }),
    insert: plainMaterial({
      albedo: colours.insert,
      rough: colours.insertPattern === "cloth" ? 0.92 : 0.5,
      pattern: colours.insertPattern,
    }),
    stitch: plainMaterial({ albedo: scaled(colours.seat, 1.7), rough: 0.7 }),
    decor: plainMaterial(colours.decor),
    inlay: plainMaterial(colours.console ?? colours.decor),
    heater: plainMaterial({ albedo: [0.25, 0.12, 0.08], rough: 0.5 }),
    roof: plainMaterial({ albedo: colours.roof, rough: 0.9, shadowless: true }),
    pillar: plainMaterial({ albedo: colours.roof, rough: 0.85 }),
    carpet: plainMaterial({ albedo: colours.carpet, rough: 0.95, pattern: "carpet" }),
    trim: plainMaterial({ albedo: colours.lower, rough: 0.5 }),
    pocket: plainMaterial({ albedo: scaled(colours.lower, 0.7), rough: 0.8 }),
    grip: plainMaterial({ albedo: [0.022, 0.022, 0.024], rough: 0.5, pattern: "leather" }),
    belt: plainMaterial({ albedo: [0.035, 0.035, 0.037], rough: 0.7, pattern: "brushed" }),
    speaker: plainMaterial({ albedo: [0.06, 0.06, 0.062], rough: 0.5, pattern: "mesh", patternSize: 0.007 }),
    glow: plainMaterial({ albedo: [0.9, 0.9, 0.9], rough: 0.6, glow: [1.1, 1.1, 1.08], shadowless: true }),
    lit: plainMaterial({ albedo: [0.9, 0.9, 0.9], rough: 0.6, glow: [0.8, 0.82, 0.85] }),
    sky: plainMaterial({ albedo: [0.5, 0.52, 0.55], rough: 0.1, glow: [0.75, 0.79, 0.83], shadowless: true }),
  };
}
