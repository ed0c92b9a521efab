import * as THREE from "three";
import { type Point3 } from "../geometry/point";
import { type Kit } from "../parts/kit";
import { addPlate } from "../parts/plate";
import { type BodyField } from "./body-field";
import { type BodySpec } from "./body-spec";

/** Off the middle, where a badge or a ridge does not disturb. */
const BESIDE_THE_MIDDLE = 0.1;

function addFrontPlate(kit: Kit, field: BodyField, y: number): void {
  const reach = [y - 0.065, y, y + 0.065].flatMap((height) =>
    [0, 0.17].map((z) => field.surfaceX(height, z, 1)),
  );
  const x = Math.max(...reach) - 0.004;
  kit.box("black", [0.02, 0.15, 0.39], [x + 0.002, y, 0], 0.008);
  addPlate(kit.group, [x + 0.0135, y, 0], 1);
}

function addRearPlate(kit: Kit, field: BodyField, y: number): void {
  const heights = [y, y + 0.06, y - 0.06];
  const x = Math.min(...heights.map((height) => field.surfaceX(height, BESIDE_THE_MIDDLE, -1)));
  kit.box("black", [0.03, 0.15, 0.39], [x + 0.008, y, 0], 0.008);
  addPlate(kit.group, [x - 0.0085, y, 0], -1);
}

/** How far a badge's middle stands off the skin. */
const BADGE_LIFT = 0.008;

/** A neutral oval with a bar, lying on the skin: no manufacturer's mark. */
function addBadge(kit: Kit, field: BodyField, y: number, towards: 1 | -1): void {
  const rise = field.surfaceX(y + 0.03, 0, towards) - field.surfaceX(y - 0.03, 0, towards);
  const tilt = Math.atan2(-rise, 0.06);
  const x = field.surfaceX(y, 0, towards) + towards * BADGE_LIFT * Math.cos(tilt);
  const place: Point3 = [x, y + BADGE_LIFT * Math.abs(Math.sin(tilt)), 0];
  const ring = new THREE.TorusGeometry(0.048, 0.0085, 12, 40);
  ring.rotateY(Math.PI / 2);
  kit.add(ring, "chrome", place, [0, 0, tilt], [1, 0.72, 1]);
  kit.box("chrome", [0.01, 0.012, 0.072], place, 0.004, [0, 0, tilt]);
}

/** Adds number plates and badges. */
export function addMarks(kit: Kit, spec: BodySpec, field: BodyField): void {
  const { plateFront, plateRear, badgeFront, badgeRear } = spec;
  if (plateFront !== undefined) addFrontPlate(kit, field, plateFront);
  if (plateRear !== undefined) addRearPlate(kit, field, plateRear);
  if (badgeFront !== undefined) addBadge(kit, field, badgeFront, 1);
  if (badgeRear !== undefined) addBadge(kit, field, badgeRear, -1);
}
