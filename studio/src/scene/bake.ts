import * as THREE from "three";
import { depthMaterialOf, isShadowless } from "../shading/occluders";
import { sharedUniforms } from "../shading/shared-uniforms";
import { DepthMap, plainDepthMaterial } from "./depth-map";
import { FloorShadow } from "./floor-shadow";
import { meshesOf } from "./model-meshes";
import { occlusionDirections } from "./occlusion-directions";
import { VertexOcclusion } from "./vertex-occlusion";

const MAP_SIZE = 512;

/** Runs `work` while meshes show what `depthOf` answers, or are hidden where that is undefined; then puts all back. */
export function withMaterials(
  meshes: readonly THREE.Mesh[],
  depthOf: (mesh: THREE.Mesh) => THREE.Material | undefined,
  work: () => void,
): void {
  const saved = meshes.map((mesh) => ({ mesh, material: mesh.material, visible: mesh.visible }));
  for (const mesh of meshes) {
    const material = depthOf(mesh);
    if (material === undefined) mesh.visible = false;
    else mesh.material = material;
  }
  work();
  for (const { mesh, material, visible } of saved) Object.assign(mesh, { material, visible });
}

/** A mesh's own depth material, else a plain one; none for a mesh that casts no shadow. */
const depthOf =
  (plain: THREE.Material) =>
  (mesh: THREE.Mesh): THREE.Material | undefined =>
    isShadowless(mesh) ? undefined : (depthMaterialOf(mesh) ?? plain);

/**
 * Bakes ambient occlusion into the model's vertices and its contact shadow into the floor, from depth maps seen from
 * `directions` places in the sky.
 */
export function bakeOcclusion(
  renderer: THREE.WebGLRenderer,
  scene: THREE.Scene,
  group: THREE.Group,
  directions: number,
): void {
  const box = new THREE.Box3().setFromObject(group);
  const radius = box.getSize(new THREE.Vector3()).length() / 2 + 0.1;
  const map = new DepthMap(renderer, box.getCenter(new THREE.Vector3()), radius, MAP_SIZE);
  const meshes = meshesOf(group);
  const geometries = [...new Set(meshes.map((mesh) => mesh.geometry))].map((it) => new VertexOcclusion(it));
  const floor = new FloorShadow(box);
  withMaterials(meshes, depthOf(plainDepthMaterial()), () => {
    for (const direction of occlusionDirections(directions)) {
      map.draw(scene, direction);
      for (const geometry of geometries) geometry.add(direction, map);
      floor.add(direction[1], map);
    }
  });
  for (const geometry of geometries) geometry.store();
  sharedUniforms.uFloorAO.value = floor.texture();
  sharedUniforms.uFloorRect.value.copy(floor.rectangle());
  map.dispose();
}
