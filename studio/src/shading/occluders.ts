import type * as THREE from "three";

const transparent = new WeakSet<THREE.Material | THREE.Object3D>();
const depthMaterials = new WeakMap<THREE.Object3D, THREE.Material>();

/** Leaves a material, or one mesh, out of the occlusion bake. */
export function letLightThrough(subject: THREE.Material | THREE.Object3D): void {
  transparent.add(subject);
}

/** Gives a mesh its own depth material in the occlusion bake (one that knows its holes). */
export function setDepthMaterial(mesh: THREE.Object3D, material: THREE.Material): void {
  depthMaterials.set(mesh, material);
}

/** Whether a mesh casts no shadow. */
export const isShadowless = (mesh: THREE.Mesh): boolean =>
  transparent.has(mesh) || [mesh.material].flat().some((material) => transparent.has(material));

/** The mesh's own depth material, if it has one. */
export const depthMaterialOf = (mesh: THREE.Object3D): THREE.Material | undefined => depthMaterials.get(mesh);
