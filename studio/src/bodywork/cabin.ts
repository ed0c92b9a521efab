import * as THREE from "three";
import { type Kit } from "../parts/kit";
import { seatField } from "../parts/seat";
import { type BodyField } from "./body-field";
import { type BodySpec, type CabinSpec } from "./body-spec";

/** Half width the seats' places were drawn for; wider bodies spread them. */
const DRAWN_HALF_WIDTH = 0.92;
const FRONT_PLACES = [-0.36, 0.36];
const REAR_PLACES = [-0.38, 0, 0.38];
/** Right-hand drive. */
const DRIVER_Z = 0.36;

function addRow(kit: Kit, spec: BodySpec, cabin: CabinSpec, index: number, x: number): void {
  const isFront = index === 0;
  const drop = isFront ? (cabin.frontDrop ?? 0.52) : (cabin.rearDrop ?? 0.56);
  for (const place of isFront ? FRONT_PLACES : (cabin.bench ?? REAR_PLACES)) {
    const z = place * (spec.halfWidth / DRAWN_HALF_WIDTH);
    kit.blob(
      cabin.material ?? "cloth",
      seatField([x, spec.belt - drop, z], isFront ? 0.5 : 0.42),
      [x - 0.75, spec.belt - 0.7, z - 0.35],
      [x + 0.4, spec.belt + 0.52, z + 0.35],
      0.03,
    );
  }
}

function addDashboard(kit: Kit, spec: BodySpec, cabin: CabinSpec): void {
  const { belt, halfWidth } = spec;
  const { dash } = cabin;
  kit.box("cabin", [0.5, 0.3, halfWidth * 2 - (cabin.dashInset ?? 0.36)], [dash, belt - 0.16, 0], 0.1);
  const rim = new THREE.TorusGeometry(0.18, 0.016, 12, 40);
  kit.add(rim, "cabin", [dash - 0.36, belt - 0.02, DRIVER_Z], [0, Math.PI / 2, -0.4]);
  kit.box("cabin", [0.06, 0.1, 0.14], [dash - 0.34, belt - 0.03, DRIVER_Z], 0.03);
  kit.box("gloss", [0.02, 0.13, 0.3], [dash - 0.2, belt + 0.03, 0], 0.01);
}

function addFloorAndMirror(kit: Kit, spec: BodySpec, cabin: CabinSpec, field: BodyField): void {
  const first = cabin.rows[0] ?? 0;
  const last = cabin.rows.at(-1) ?? 0;
  const size = [first - last + 1.6, 0.05, spec.halfWidth * 2 - 0.4] as const;
  kit.box("cabin", size, [first - (first - last) / 2, spec.belt - 0.66, 0], 0.01);
  const y = field.top - 0.19;
  kit.box("gloss", [0.02, 0.06, 0.2], [field.surfaceX(y, 0, 1) - 0.13, y, 0], 0.01);
}

/** Adds what one sees through the glass: seats, dashboard, steering wheel. */
export function addCabin(kit: Kit, spec: BodySpec, field: BodyField): void {
  const { cabin } = spec;
  if (cabin === undefined) return;
  for (const [index, x] of cabin.rows.entries()) addRow(kit, spec, cabin, index, x);
  addDashboard(kit, spec, cabin);
  addFloorAndMirror(kit, spec, cabin, field);
}
