import type * as THREE from "three";
import { type Kit } from "../../parts/kit";
import { type Finish, plainMaterial } from "../../shading/material";
import { type PaletteName } from "../../shading/palette";

const finishes = {
  lens: { albedo: [0.1, 0.105, 0.11], rough: 0.08, coat: 1 },
  gold: { albedo: [0.7, 0.52, 0.24], metal: 1, rough: 0.26 },
  hide: { albedo: [0.024, 0.024, 0.025], rough: 0.57, pattern: "leather" },
  glare: { albedo: [0.6, 0.02, 0.02], rough: 0.2, glow: [1.2, 0.05, 0.04] },
  piping: { albedo: [0.3, 0.3, 0.3], rough: 0.6 },
  frame: { albedo: [0.05, 0.05, 0.052], rough: 0.4, coat: 0.4 },
  tint: { albedo: [0.012, 0.013, 0.014], rough: 0.03, transmit: 0.5 },
  lit: { albedo: [0.1, 0.2, 0.3], rough: 0.2, glow: [0.08, 0.2, 0.32] },
} as const satisfies Record<string, Finish>;

/** Materials of a motorcycle beyond the palette. */
export type BikeMaterial = keyof typeof finishes;

/** Any material a motorcycle's parts may be of. */
export type BikeName = PaletteName | BikeMaterial;

/** Collects the parts of a motorcycle. */
export type BikeKit = Kit<BikeMaterial>;

/** A motorcycle's materials. */
export function bikeMaterials(): Record<BikeMaterial, THREE.Material> {
  const made = Object.entries(finishes).map(([name, finish]) => [name, plainMaterial(finish)]);
  // The entries are those of the finishes, so every name is there.
  return Object.fromEntries(made) as Record<BikeMaterial, THREE.Material>;
}
