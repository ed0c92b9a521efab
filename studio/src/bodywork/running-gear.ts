import * as THREE from "three";
import { type Point3 } from "../geometry/point";
import { Kit } from "../parts/kit";
import { addWheel } from "../parts/wheel/wheel";
import { type BodyField } from "./body-field";
import { type BodySpec } from "./body-spec";
import { SteeredWheel } from "./steered-wheel";

const ARCH_OVERLAP = 0.22;
const LIP_OVERLAP = 0.35;
const LIP_STEP = 0.06;

/** Distance of a wheel's middle from the vehicle's middle plane, metres. */
export const wheelTrack = (spec: BodySpec): number =>
  spec.track ?? spec.halfWidth - 0.02 - spec.wheel.width / 2;

/** Black tub round the wheel, so that no daylight shows behind it. */
function addLiner(kit: Kit, spec: BodySpec, field: BodyField, x: number, side: 1 | -1): void {
  const { radius } = spec.wheel;
  const start = Math.PI / 2 - ARCH_OVERLAP;
  const sweep = Math.PI + 2 * ARCH_OVERLAP;
  const outer = field.archRadius + 0.006;
  const barrel = new THREE.CylinderGeometry(outer, outer, 0.38, 72, 1, true, start, sweep);
  const place: Point3 = [x, radius, side * (spec.halfWidth - 0.235)];
  kit.add(barrel, "liner", place, [Math.PI / 2, 0, 0]);
  const back = new THREE.CircleGeometry(field.archRadius + 0.01, 48, -ARCH_OVERLAP, sweep);
  kit.add(back, "liner", [x, radius, side * (spec.halfWidth - 0.36)], [0, side > 0 ? 0 : Math.PI, 0]);
}

/** Rolled edge along the wheel opening. */
function addLip(kit: Kit, spec: BodySpec, field: BodyField, axle: number, side: 1 | -1): void {
  if (spec.noArchLip === true) return;
  const points: Point3[] = [];
  for (let angle = -LIP_OVERLAP; angle <= Math.PI + LIP_OVERLAP + 0.001; angle += LIP_STEP) {
    const x = axle + Math.cos(angle) * field.archRadius;
    const y = spec.wheel.radius + Math.sin(angle) * field.archRadius;
    if (y < spec.sill - 0.02 || x > field.front - 0.03 || x < field.rear + 0.03) continue;
    points.push([x, y, side * (field.surfaceZ(x, y) - 0.006)]);
  }
  const clad = (spec.cladding?.[3] ?? 0) > 0;
  if (points.length > 4) kit.tube(clad ? "black" : "paint", points, 0.009, 90);
}

function addWheels(kit: Kit, spec: BodySpec, x: number, index: number, side: 1 | -1): void {
  const { radius } = spec.wheel;
  const track = wheelTrack(spec);
  addWheel(kit, spec.wheel, [x, radius, side * track], side);
  if (spec.wheel.dual === true && index > 0)
    addWheel(kit, { ...spec.wheel, style: "steel" }, [x, radius, side * (track - 0.26)], side);
}

function addAxle(kit: Kit, spec: BodySpec, field: BodyField, index: number, side: 1 | -1): void {
  const x = field.axles[index] ?? 0;
  if (!isSteered(spec, index)) addWheels(kit, spec, x, index, side);
  const behindTheBody = x < field.rear + 0.1;
  if (behindTheBody) return;
  addLiner(kit, spec, field, x, side);
  addLip(kit, spec, field, x, side);
}

const isSteered = (spec: BodySpec, axle: number): boolean => axle === 0 && spec.steer !== undefined;

/** The front wheels, if they steer, straight ahead. */
export function steeredWheels(spec: BodySpec, field: BodyField): SteeredWheel[] {
  if (!isSteered(spec, 0)) return [];
  const x = field.axles[0] ?? 0;
  return ([1, -1] as const).map((side) => {
    const kit = new Kit();
    addWheels(kit, spec, x, 0, side);
    return new SteeredWheel(kit.finish(), [x, spec.wheel.radius, side * wheelTrack(spec)]);
  });
}

/** Adds the wheels that do not steer, arches, and the tray below that keeps daylight out. */
export function addRunningGear(kit: Kit, spec: BodySpec, field: BodyField): void {
  kit.both((side) => {
    for (const index of field.axles.keys()) addAxle(kit, spec, field, index, side);
  });
  const { front, rear } = field;
  kit.box(
    "liner",
    [front - rear - 0.7, 0.12, spec.halfWidth * 2 - 0.5],
    [(front + rear) / 2, spec.sill + 0.09, 0],
    0.02,
  );
}
