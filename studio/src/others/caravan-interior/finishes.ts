import type * as THREE from "three";
import { type Kit } from "../../parts/kit";
import { plainMaterial } from "../../shading/material";
import { type PaletteName } from "../../shading/palette";

/** Materials of the room beyond the palette. */
export type RoomMaterial =
  | "wall"
  | "ceil"
  | "floor"
  | "seam"
  | "front"
  | "oak"
  | "oakUp"
  | "bench"
  | "tile"
  | "linen"
  | "wool"
  | "sand"
  | "rust"
  | "blind"
  | "glow"
  | "hill"
  | "warm"
  | "leaf"
  | "pot"
  | "lit"
  | "speaker";

/** Any material the room's parts may be of. */
export type RoomName = PaletteName | RoomMaterial;

/** Collects the parts of the room. */
export type RoomKit = Kit<RoomMaterial>;

/** The room's materials: pale walls, oak, stone-look bench, cloth in sand, teal and rust. */
export function roomMaterials(): Record<RoomMaterial, THREE.Material> {
  const shell = { shadowless: true, occlusion: 0.35 };
  const glowing = plainMaterial({ albedo: [0.9, 0.9, 0.9], rough: 0.6, glow: [1.0, 1.06, 1.1], ...shell });
  return {
    wall: plainMaterial({ albedo: [0.7, 0.685, 0.65], rough: 0.7, ...shell }),
    ceil: plainMaterial({ albedo: [0.8, 0.79, 0.765], rough: 0.8, glow: [0.2, 0.195, 0.185], ...shell }),
    floor: plainMaterial({ albedo: [0.36, 0.25, 0.16], rough: 0.42, pattern: "woodX", patternSize: 0.016 }),
    seam: plainMaterial({ albedo: [0.16, 0.11, 0.07], rough: 0.7 }),
    front: plainMaterial({ albedo: [0.74, 0.735, 0.71], rough: 0.32, coat: 0.35 }),
    oak: plainMaterial({ albedo: [0.44, 0.3, 0.175], rough: 0.45, coat: 0.12, pattern: "woodX" }),
    oakUp: plainMaterial({ albedo: [0.44, 0.3, 0.175], rough: 0.45, coat: 0.12, pattern: "woodY" }),
    bench: plainMaterial({ albedo: [0.66, 0.655, 0.64], rough: 0.22, coat: 0.5, pattern: "stone" }),
    tile: plainMaterial({ albedo: [0.36, 0.43, 0.43], rough: 0.16, coat: 0.8 }),
    linen: plainMaterial({ albedo: [0.76, 0.75, 0.72], rough: 0.92, pattern: "cloth", patternSize: 0.006 }),
    wool: plainMaterial({ albedo: [0.09, 0.17, 0.2], rough: 0.95, pattern: "cloth", patternSize: 0.008 }),
    sand: plainMaterial({ albedo: [0.42, 0.385, 0.335], rough: 0.92, pattern: "cloth", patternSize: 0.006 }),
    rust: plainMaterial({ albedo: [0.4, 0.15, 0.07], rough: 0.92, pattern: "cloth", patternSize: 0.006 }),
    blind: plainMaterial({ albedo: [0.62, 0.6, 0.56], rough: 0.9, ...shell }),
    glow: plainMaterial({ albedo: [0.9, 0.9, 0.9], rough: 0.6, glow: [1.0, 1.06, 1.1], ...shell }),
    hill: plainMaterial({ albedo: [0.25, 0.3, 0.22], rough: 0.9, glow: [0.42, 0.5, 0.4], ...shell }),
    warm: plainMaterial({ albedo: [0.9, 0.8, 0.6], rough: 0.6, glow: [1.6, 1.35, 0.95], ...shell }),
    leaf: plainMaterial({ albedo: [0.06, 0.14, 0.045], rough: 0.6 }),
    pot: plainMaterial({ albedo: [0.5, 0.47, 0.42], rough: 0.7 }),
    lit: glowing,
    speaker: plainMaterial({ albedo: [0.06, 0.06, 0.062], rough: 0.5, pattern: "mesh" }),
  };
}
