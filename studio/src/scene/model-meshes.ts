import * as THREE from "three";

/** Every mesh in a group, at any depth. */
export function meshesOf(group: THREE.Object3D): THREE.Mesh[] {
  const meshes: THREE.Mesh[] = [];
  group.traverse((object) => {
    // `instanceof` leaves the type parameters open; the studio only makes plain meshes.
    if (object instanceof THREE.Mesh) meshes.push(object as THREE.Mesh);
  });
  return meshes;
}
