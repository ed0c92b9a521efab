import * as THREE from "three";
import { type BodyField } from "../../bodywork/body-field";
import { roundedBox } from "../../geometry/rounded-box";
import { type Kit } from "../../parts/kit";

const RIBS = [0.5, 0.64, 0.76];
const HATCHES = [1.55, -2.75];
const UNIT = { x: -0.75, halfLength: 0.95, halfWidth: 0.66 };

/** Pressed ribs that stiffen the roof, laid along it on either side of the middle. */
function addRibs(kit: Kit, field: BodyField): void {
  kit.both((side) => {
    for (const z of RIBS) {
      const points = Array.from({ length: 15 }, (_, i) => {
        const x = -3.05 + i * 0.405;
        return [x, field.surfaceY(x, z) - 0.004, side * z] as const;
      });
      kit.tube("paint", points, 0.013, 70);
    }
  });
}

function addFan(kit: Kit, x: number, y: number): void {
  kit.cylinder("liner", 0.2, 0.012, [x, y, 0]);
  kit.add(new THREE.TorusGeometry(0.205, 0.016, 12, 48), "black", [x, y + 0.006, 0], [Math.PI / 2, 0, 0]);
  for (const radius of [0.06, 0.11, 0.16])
    kit.add(new THREE.TorusGeometry(radius, 0.004, 8, 48), "black", [x, y + 0.012, 0], [Math.PI / 2, 0, 0]);
  for (let spoke = 0; spoke < 4; spoke++)
    kit.box("black", [0.4, 0.008, 0.01], [x, y + 0.012, 0], 0.003, [0, (spoke * Math.PI) / 4, 0]);
}

/** Air-conditioning unit: a low pod with two fans, louvres on its flanks and a gasket below. */
function addAirConditioner(kit: Kit, field: BodyField): void {
  const { x: middle, halfLength, halfWidth } = UNIT;
  const roof = field.surfaceY(middle, 0);
  const shell = (x: number, y: number, z: number): number => {
    const along = Math.abs(x - middle);
    const slope = 0.55 * Math.max(0, along - halfLength + 0.28) + 0.35 * Math.max(0, Math.abs(z) - 0.42);
    return roundedBox(x - middle, y - roof - 0.05 + slope, z, [halfLength, 0.125, halfWidth], 0.05);
  };
  kit.blob("white", shell, [middle - 1.1, roof - 0.25, -0.8], [middle + 1.1, roof + 0.3, 0.8], 0.014);
  kit.box("black", [halfLength * 2 + 0.06, 0.05, halfWidth * 2 + 0.05], [middle, roof - 0.035, 0], 0.02);
  for (const x of [-0.36, 0.36]) addFan(kit, middle + x, roof + 0.172);
  kit.both((side) => {
    for (let row = 0; row < 4; row++)
      kit.box(
        "black",
        [0.9, 0.012, 0.02],
        [middle, roof + 0.012 + row * 0.024, side * (halfWidth - 0.004)],
        0.004,
      );
  });
}

function addHatch(kit: Kit, field: BodyField, x: number): void {
  const y = field.surfaceY(x, 0);
  kit.box("black", [0.66, 0.03, 0.62], [x, y + 0.004, 0], 0.012);
  kit.box("white", [0.62, 0.06, 0.58], [x, y + 0.03, 0], 0.028);
  kit.box("darkglass", [0.4, 0.02, 0.36], [x, y + 0.055, 0], 0.008);
  kit.both((side) => kit.box("black", [0.07, 0.03, 0.05], [x + 0.31, y + 0.02, side * 0.18], 0.01));
}

/** Adds ribs, hatches, air conditioning, aerial and marker lamps of a bus's roof, and its side step. */
export function addBusRoof(kit: Kit, field: BodyField): void {
  addRibs(kit, field);
  addAirConditioner(kit, field);
  for (const x of HATCHES) addHatch(kit, field, x);
  kit.box("black", [0.5, 0.06, 0.02], [0, 0.4, 1], 0.01);
  const aerial = field.surfaceY(2.5, 0.35);
  kit.tube(
    "black",
    [
      [2.5, aerial, 0.35],
      [2.3, aerial + 0.28, 0.35],
    ],
    0.006,
    6,
  );
  kit.cylinder("black", 0.022, 0.03, [2.5, aerial + 0.01, 0.35]);
  kit.both((side) => {
    for (const x of [-3.3, 2.8])
      kit.box("amber", [0.07, 0.03, 0.03], [x, 2.45, side * field.surfaceZ(x, 2.45)], 0.01);
  });
}
