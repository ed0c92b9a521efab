import * as THREE from "three";

/** Uniforms that every material reads; the stage sets them per model and per view. */
export const sharedUniforms = {
  /** Camera position, metres. */
  uCam: { value: new THREE.Vector3() },
  /** Light reaching the floor, one number per texel. */
  uFloorAO: { value: null as THREE.Texture | null },
  /** 0 studio hall, 1 closed cabin. */
  uRoom: { value: 0 },
  /** Where the floor's texture lies: x min, z min, 1 / width, 1 / depth. */
  uFloorRect: { value: new THREE.Vector4(-4, -4, 1 / 8, 1 / 8) },
};
