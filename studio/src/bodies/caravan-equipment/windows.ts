import { type BodyField } from "../../bodywork/body-field";
import { type Kit } from "../../parts/kit";

/** A window or hatch in a side wall: middle, size, and the side it is on (1 right, -1 left). Metres. */
export interface WallOpening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly side: 1 | -1;
}

const WINDOWS: readonly WallOpening[] = [
  { x: 1.55, y: 1.68, width: 1.05, height: 0.56, side: -1 },
  { x: -0.05, y: 1.68, width: 1.15, height: 0.56, side: -1 },
  { x: 1.5, y: 1.68, width: 1.15, height: 0.56, side: 1 },
  { x: -1.5, y: 1.68, width: 1.25, height: 0.56, side: 1 },
  { x: 0.15, y: 1.72, width: 0.7, height: 0.46, side: 1 },
];

const HATCHES: readonly WallOpening[] = [
  { x: 1.55, y: 0.93, width: 0.62, height: 0.26, side: -1 },
  { x: -2, y: 1, width: 0.42, height: 0.4, side: 1 },
  { x: 1.5, y: 0.93, width: 0.7, height: 0.26, side: 1 },
  { x: -1.2, y: 2.05, width: 0.5, height: 0.1, side: 1 },
];

function addWindow(kit: Kit, field: BodyField, { x, y, width, height, side }: WallOpening): void {
  const z = field.surfaceZ(x, y);
  kit.box("gloss", [width + 0.06, height + 0.06, 0.02], [x, y, side * (z + 0.004)], 0.05);
  kit.box("darkglass", [width, height, 0.03], [x, y, side * (z + 0.012)], 0.045);
}

function addHatch(kit: Kit, field: BodyField, { x, y, width, height, side }: WallOpening): void {
  const z = field.surfaceZ(x, y);
  kit.box("gloss", [width + 0.02, height + 0.02, 0.008], [x, y, side * z], 0.004);
  kit.box("white", [width, height, 0.016], [x, y, side * (z + 0.001)], 0.007);
  kit.box("black", [0.07, 0.03, 0.02], [x, y + height * 0.36, side * (z + 0.006)], 0.008);
}

/** Adds side windows, the front and rear windows, and the hatches of lockers and vents. */
export function addOpenings(kit: Kit, field: BodyField): void {
  for (const window of WINDOWS) addWindow(kit, field, window);
  for (const hatch of HATCHES) addHatch(kit, field, hatch);
  const front = field.surfaceX(1.62, 0, 1);
  kit.box("gloss", [0.03, 0.56, 1.36], [front - 0.008, 1.7, 0], 0.012, [0, 0, 0.14]);
  kit.box("darkglass", [0.03, 0.5, 1.3], [front + 0.004, 1.7, 0], 0.012, [0, 0, 0.14]);
  const rear = field.surfaceX(1.66, 0, -1);
  kit.box("gloss", [0.02, 0.5, 1.1], [rear - 0.002, 1.72, 0], 0.009);
  kit.box("darkglass", [0.02, 0.44, 1.04], [rear - 0.01, 1.72, 0], 0.009);
}
