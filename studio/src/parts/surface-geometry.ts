import * as THREE from "three";
import { type SurfaceMesh } from "../geometry/surface-nets";

/** The mesh as three.js wants it. */
export function surfaceGeometry(mesh: SurfaceMesh): THREE.BufferGeometry {
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.BufferAttribute(mesh.positions, 3));
  geometry.setAttribute("normal", new THREE.BufferAttribute(mesh.normals, 3));
  geometry.setIndex(new THREE.BufferAttribute(mesh.triangles, 1));
  return geometry;
}
