import * as THREE from "three";

/** A surface from flat positions and triangles, with smooth normals. */
export function indexedSurface(position: number[], index: number[]): THREE.BufferGeometry {
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}
