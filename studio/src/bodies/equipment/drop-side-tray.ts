import { type Kit } from "../../parts/kit";
import { addPlate } from "../../parts/plate";

const MIDDLE = -1.56;
const LENGTH = 2.42;
const HEADBOARD = -0.38;
const REAR_AXLE = -1.61;

function addSide(kit: Kit, side: 1 | -1): void {
  kit.box("alu", [LENGTH, 0.24, 0.03], [MIDDLE, 1.0, side * 0.94], 0.008);
  for (const y of [0.91, 1.0, 1.09])
    kit.box("alu", [LENGTH - 0.02, 0.016, 0.045], [MIDDLE, y, side * 0.94], 0.006);
  for (const x of [-2.72, MIDDLE, -0.4]) kit.box("steel", [0.06, 0.28, 0.055], [x, 0.99, side * 0.945], 0.01);
  kit.box("steel", [LENGTH + 0.04, 0.09, 0.06], [MIDDLE, 0.835, side * 0.92], 0.01);
}

function addChassis(kit: Kit, side: 1 | -1): void {
  kit.box("black", [2.9, 0.16, 0.07], [-1.35, 0.62, side * 0.4], 0.01);
  kit.box("black", [0.4, 0.24, 0.3], [-0.72, 0.68, side * 0.7], 0.03);
  const guard = [
    [-1.13, 0.5, side * 0.8],
    [-1.2, 0.76, side * 0.8],
    [REAR_AXLE, 0.85, side * 0.8],
    [-2.02, 0.76, side * 0.8],
    [-2.09, 0.5, side * 0.8],
  ] as const;
  kit.tube("black", guard, 0.02, 30);
  kit.box("black", [0.03, 0.34, 0.3], [-2.12, 0.5, side * 0.8], 0.01);
}

function addTailLamps(kit: Kit, side: 1 | -1): void {
  kit.box("red", [0.03, 0.09, 0.22], [-2.79, 0.76, side * 0.72], 0.01);
  kit.box("amber", [0.032, 0.09, 0.09], [-2.79, 0.76, side * 0.88], 0.01);
  kit.box("lamp", [0.032, 0.06, 0.08], [-2.79, 0.76, side * 0.56], 0.01);
}

function addHeadboard(kit: Kit): void {
  kit.box("alu", [0.04, 0.36, 1.86], [HEADBOARD, 1.06, 0], 0.01);
  for (const y of [1.4, 1.62, 1.84]) kit.box("steel", [0.045, 0.045, 1.74], [HEADBOARD, y, 0], 0.012);
  for (let bar = -3; bar <= 3; bar++)
    kit.box("steel", [0.018, 0.62, 0.018], [HEADBOARD, 1.54, bar * 0.22], 0.006);
  kit.both((side) => kit.box("steel", [0.05, 0.98, 0.05], [HEADBOARD, 1.36, side * 0.86], 0.012));
}

/** Alloy tray with drop sides and a headboard, on a work ute's chassis behind its cab. */
export function addDropSideTray(kit: Kit): void {
  kit.both((side) => {
    addChassis(kit, side);
    addSide(kit, side);
    addTailLamps(kit, side);
  });
  kit.box("alu", [LENGTH, 0.05, 1.86], [MIDDLE, 0.87, 0], 0.01);
  kit.box("alu", [0.03, 0.24, 1.88], [-2.765, 1.0, 0], 0.008);
  addHeadboard(kit);
  kit.cylinder("satin", 0.045, 1.5, [REAR_AXLE, 0.38, 0], "z");
  kit.box("black", [0.1, 0.12, 1.6], [-2.76, 0.64, 0], 0.02);
  addPlate(kit.group, [-2.815, 0.64, 0], -1);
}
