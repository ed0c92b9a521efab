import { type Finish, plainMaterial } from "./material";
import type * as THREE from "three";

const FINISHES = {
  paint: { albedo: [0, 0, 0], paint: true },
  black: { albedo: [0.018, 0.018, 0.019], rough: 0.5 },
  gloss: { albedo: [0.008, 0.008, 0.009], rough: 0.1 },
  tyre: { albedo: [0.02, 0.02, 0.021], rough: 0.72 },
  alloy: { albedo: [0.66, 0.67, 0.69], metal: 1, rough: 0.24, coat: 0.4 },
  dark: { albedo: [0.1, 0.1, 0.105], metal: 0.8, rough: 0.4 },
  disc: { albedo: [0.35, 0.35, 0.36], metal: 1, rough: 0.45 },
  caliper: { albedo: [0.12, 0.12, 0.125], rough: 0.4 },
  chrome: { albedo: [0.85, 0.86, 0.87], metal: 1, rough: 0.1 },
  satin: { albedo: [0.55, 0.56, 0.57], metal: 1, rough: 0.35 },
  liner: { albedo: [0.006, 0.006, 0.006], rough: 0.95 },
  cabin: { albedo: [0.03, 0.03, 0.033], rough: 0.75 },
  cloth: { albedo: [0.055, 0.055, 0.06], rough: 0.85 },
  mirror: { albedo: [0.6, 0.63, 0.66], metal: 1, rough: 0.04 },
  red: { albedo: [0.35, 0.01, 0.01], rough: 0.2, coat: 1, glow: [0.06, 0, 0] },
  amber: { albedo: [0.7, 0.22, 0.02], rough: 0.2, coat: 1 },
  lamp: { albedo: [0.6, 0.62, 0.64], rough: 0.12, coat: 1, glow: [0.35, 0.37, 0.4] },
  white: { albedo: [0.8, 0.8, 0.79], rough: 0.35, coat: 0.6 },
  grey: { albedo: [0.3, 0.31, 0.32], rough: 0.5, coat: 0.3 },
  alu: { albedo: [0.62, 0.63, 0.64], metal: 0.85, rough: 0.42 },
  darkglass: { albedo: [0.01, 0.013, 0.014], rough: 0.03 },
  bronze: { albedo: [0.36, 0.25, 0.14], metal: 1, rough: 0.34, coat: 0.3 },
  steel: { albedo: [0.42, 0.43, 0.44], metal: 1, rough: 0.42 },
  checkerPlate: { albedo: [0.16, 0.16, 0.165], metal: 0.75, rough: 0.36, pattern: "checker" },
  canvas: { albedo: [0.15, 0.155, 0.145], rough: 0.95, pattern: "cloth", patternSize: 0.008 },
  tan: { albedo: [0.4, 0.28, 0.18], rough: 0.6 },
} as const satisfies Record<string, Finish>;

/** Finishes every vehicle may use. */
export type PaletteName = keyof typeof FINISHES;

/** Fresh materials of the palette: a model owns its materials. */
export function paletteMaterials(): Record<PaletteName, THREE.ShaderMaterial> {
  const made = Object.entries(FINISHES).map(([name, finish]) => [name, plainMaterial(finish)]);
  // The entries are those of FINISHES, so every name is there.
  return Object.fromEntries(made) as Record<PaletteName, THREE.ShaderMaterial>;
}
