import * as THREE from "three";
import { type Point2, type Point3 } from "../../geometry/point";
import { plainMaterial } from "../../shading/material";
import { type CabinKit } from "./trim";

/** How a lit picture is mounted: place, turn about x, then y, then z (radians), and its own light. */
export interface Mounting {
  readonly position: Point3;
  readonly turn: Point3;
  readonly glow: number;
}

function mounted(
  kit: CabinKit,
  picture: THREE.Texture,
  geometry: THREE.BufferGeometry,
  { position, turn, glow }: Mounting,
): void {
  const quaternion = new THREE.Quaternion().setFromEuler(new THREE.Euler(...turn, "ZYX"));
  geometry.applyMatrix4(
    new THREE.Matrix4().compose(new THREE.Vector3(...position), quaternion, new THREE.Vector3(1, 1, 1)),
  );
  const finish = {
    albedo: [0.1, 0.1, 0.1],
    rough: 0.16,
    glow: [glow, glow, glow],
    picture,
    shadowless: true,
    occlusion: 0.3,
  } as const;
  const mesh = new THREE.Mesh(geometry, plainMaterial(finish));
  mesh.frustumCulled = false;
  kit.group.add(mesh);
}

/** A flat display of this width and height, metres. */
export function panel(
  kit: CabinKit,
  picture: THREE.Texture,
  [width, height]: Point2,
  mounting: Mounting,
): void {
  mounted(kit, picture, new THREE.PlaneGeometry(width, height), mounting);
}

/** A round dial. */
export function dialFace(kit: CabinKit, picture: THREE.Texture, radius: number, mounting: Mounting): void {
  mounted(kit, picture, new THREE.CircleGeometry(radius, 64), mounting);
}
