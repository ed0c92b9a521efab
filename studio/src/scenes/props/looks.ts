import type * as THREE from "three";
import { surface } from "./surface";

/** Leaves and blades; their colour rides on the geometry. */
export const leafy = (): THREE.ShaderMaterial => surface({ kind: "leaf", albedo: [1, 1, 1], rough: 0.75 });

/** Grass from green (0) to dry (1). */
export const grassy = (dry: number): THREE.ShaderMaterial =>
  surface({
    kind: "grass",
    albedo: [0.13 + 0.1 * dry, 0.15 + 0.03 * dry, 0.06],
    rough: 0.95,
    form: [0.2 + 0.12 * dry, 0.19 + 0.05 * dry, 0.085],
  });
