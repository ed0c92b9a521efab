import * as THREE from "three";

/** Lets `transmit` (0 to 1) of what lies behind shine through both layers of the picture. */
export function makeGlass(material: THREE.Material, transmit: number): void {
  material.transparent = true;
  material.depthWrite = false;
  material.side = THREE.FrontSide;
  material.blending = THREE.CustomBlending;
  material.blendSrc = THREE.OneFactor;
  material.blendDst = THREE.ConstantColorFactor;
  material.blendSrcAlpha = THREE.OneFactor;
  material.blendDstAlpha = THREE.ConstantAlphaFactor;
  material.blendColor = new THREE.Color(transmit, transmit * 1.03, transmit * 1.01);
  material.blendAlpha = transmit;
}
