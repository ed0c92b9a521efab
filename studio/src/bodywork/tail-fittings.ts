import * as THREE from "three";
import { type Point3 } from "../geometry/point";
import { type Kit } from "../parts/kit";
import { type BodyField } from "./body-field";
import { type BodySpec } from "./body-spec";

function addSteps(kit: Kit, spec: BodySpec): void {
  if (spec.steps === undefined) return;
  const [front, rear] = spec.steps;
  kit.both((side) =>
    kit.box(
      "black",
      [front - rear, 0.06, 0.16],
      [(front + rear) / 2, spec.sill + 0.02, side * (spec.halfWidth - 0.06)],
      0.025,
    ),
  );
}

function addExhaust(kit: Kit, spec: BodySpec, field: BodyField): void {
  if (spec.exhaust === undefined) return;
  const { z: places, y } = spec.exhaust;
  for (const z of places) {
    const pipe = new THREE.CylinderGeometry(0.038, 0.036, 0.16, 32, 1, true);
    const bore = new THREE.CylinderGeometry(0.034, 0.034, 0.14, 32);
    const place: Point3 = [field.surfaceX(y + 0.03, z, -1) + 0.055, y + 0.012, z];
    kit.add(pipe, "chrome", place, [0, 0, Math.PI / 2], [1, 1, 1.25]);
    kit.add(bore, "liner", place, [0, 0, Math.PI / 2], [1, 1, 1.25]);
  }
}

function addReflectors(kit: Kit, spec: BodySpec, field: BodyField, y: number): void {
  const z = spec.halfWidth - 0.34;
  const x = field.surfaceX(y, z, -1);
  const slope = Math.atan2(field.surfaceX(y, z + 0.05, -1) - field.surfaceX(y, z - 0.05, -1), 0.1);
  kit.both((side) =>
    kit.box("red", [0.012, 0.026, 0.13], [x + 0.001, y, side * z], 0.005, [0, side * slope, 0]),
  );
}

/** Adds side steps, exhaust pipes and rear reflectors. */
export function addTailFittings(kit: Kit, spec: BodySpec, field: BodyField): void {
  addSteps(kit, spec);
  addExhaust(kit, spec, field);
  if (spec.reflectors !== undefined) addReflectors(kit, spec, field, spec.reflectors);
}
