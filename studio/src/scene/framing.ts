import * as THREE from "three";
import { type Point2 } from "../geometry/point";
import { cameraOf, type CameraPose, orbit } from "./camera";
import { meshesOf } from "./model-meshes";

const ASPECT_WIDTH = 4;
const ASPECT_HEIGHT = 3;
const FITTING_ROUNDS = 6;
const FIRST_DISTANCE = 12;
const POINTS_PER_MESH = 1500;
/** Height takes up this much less of the picture than width. */
const HEIGHT_SHARE = 0.86;
/** The vehicle stands a little above the middle. */
const RAISED = -0.012;

function samplePoints(group: THREE.Group): THREE.Vector3[] {
  return meshesOf(group).flatMap(({ geometry }) => {
    const positions = geometry.getAttribute("position");
    const step = Math.max(1, Math.floor(positions.count / POINTS_PER_MESH));
    const points: THREE.Vector3[] = [];
    for (let i = 0; i < positions.count; i += step)
      points.push(new THREE.Vector3(positions.getX(i), positions.getY(i), positions.getZ(i)));
    return points;
  });
}

interface Extent {
  readonly centre: Point2;
  readonly half: Point2;
}

/** What the points take up of the picture, which runs from -1 to 1 both ways. */
function extentOf(points: readonly THREE.Vector3[], camera: THREE.Camera): Extent {
  const box = new THREE.Box3();
  const projected = new THREE.Vector3();
  for (const point of points) box.expandByPoint(projected.copy(point).project(camera));
  return {
    centre: [(box.min.x + box.max.x) / 2, (box.min.y + box.max.y) / 2],
    half: [(box.max.x - box.min.x) / 2, (box.max.y - box.min.y) / 2],
  };
}

/** Where to look from, degrees, and how much of the picture to fill. */
export interface Framing {
  /** 0 in front of the vehicle, 90 on its right. */
  readonly azimuth: number;
  readonly elevation: number;
  readonly fieldOfView: number;
  readonly fill: number;
}

/** The camera that looks from there and fits the whole model into a 4:3 picture. */
export function framed(group: THREE.Group, { azimuth, elevation, fieldOfView, fill }: Framing): CameraPose {
  const middle = new THREE.Box3().setFromObject(group).getCenter(new THREE.Vector3());
  const target = [middle.x, middle.y * 0.96, middle.z] as const;
  const points = samplePoints(group);
  let distance = FIRST_DISTANCE;
  let shift: Point2 = [0, 0];
  for (let round = 0; round < FITTING_ROUNDS; round++) {
    const position = orbit(target, azimuth, elevation, distance);
    const extent = extentOf(points, cameraOf({ position, target, fieldOfView }, ASPECT_WIDTH, ASPECT_HEIGHT));
    distance *= Math.max(extent.half[0], extent.half[1] / HEIGHT_SHARE) / fill;
    shift = [extent.centre[0] / 2, -extent.centre[1] / 2];
  }
  return {
    position: orbit(target, azimuth, elevation, distance),
    target,
    fieldOfView,
    shift: [shift[0], shift[1] + RAISED],
  };
}
