import * as THREE from "three";
import { type Point3 } from "../geometry/point";

/** A camera: places in metres, vertical angle of view in degrees. */
export interface CameraPose {
  readonly position: Point3;
  readonly target: Point3;
  readonly fieldOfView: number;
  /** Moves the picture's frame, in fractions of its size: right and down. */
  readonly shift?: readonly [x: number, y: number];
}

const NEAR = 0.05;
const FAR = 60;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The place `distance` metres from a target: azimuth 0 in front of it, 90 on its right; degrees. */
export function orbit(target: Point3, azimuth: number, elevation: number, distance: number): Point3 {
  const level = Math.cos(radians(elevation)) * distance;
  return [
    target[0] + Math.cos(radians(azimuth)) * level,
    target[1] + Math.sin(radians(elevation)) * distance,
    target[2] + Math.sin(radians(azimuth)) * level,
  ];
}

/** The pose as a three.js camera for a picture of this size. */
export function cameraOf(pose: CameraPose, width: number, height: number): THREE.PerspectiveCamera {
  const camera = new THREE.PerspectiveCamera(pose.fieldOfView, width / height, NEAR, FAR);
  camera.position.set(...pose.position);
  camera.lookAt(...pose.target);
  if (pose.shift !== undefined)
    camera.setViewOffset(width, height, pose.shift[0] * width, pose.shift[1] * height, width, height);
  camera.updateMatrixWorld(true);
  camera.updateProjectionMatrix();
  return camera;
}
