import * as THREE from "three";

/** A ring turned round the z axis from [radius, z] points. */
export function lathe(
  profile: readonly (readonly [radius: number, z: number])[],
  segments = 96,
): THREE.LatheGeometry {
  const points = profile.map(([radius, z]) => new THREE.Vector2(radius, z));
  const geometry = new THREE.LatheGeometry(points, segments);
  geometry.rotateX(Math.PI / 2);
  return geometry;
}
