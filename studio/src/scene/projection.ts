import * as THREE from "three";
import { type Point3 } from "../geometry/point";
import { type PicturePlace } from "./hotspot";

/** Where a camera sees a point, and how far away it is along the view's axis, metres. */
export interface Projected extends PicturePlace {
  readonly distance: number;
}

/** Projects a point; null when it is behind the camera or outside the picture. */
export function projectPoint(camera: THREE.PerspectiveCamera, point: Point3): Projected | null {
  const inView = new THREE.Vector3(...point).applyMatrix4(camera.matrixWorldInverse);
  const distance = -inView.z;
  if (distance <= camera.near) return null;
  const clip = inView.applyMatrix4(camera.projectionMatrix);
  const x = (clip.x + 1) / 2;
  const y = (1 - clip.y) / 2;
  return x < 0 || x > 1 || y < 0 || y > 1 ? null : { x, y, distance };
}

/** Distance along the view's axis of a depth value between 0 and 1, metres. */
export function distanceOfDepth(depth: number, near: number, far: number): number {
  return (near * far) / (far - depth * (far - near));
}
