import * as THREE from "three";
import { type Kit } from "../../parts/kit";
import { addPlate } from "../../parts/plate";

/** Frame, tank, mudguards, rear lamps and axle of a light truck: what every body of it stands on. */
export function addTruckChassis(kit: Kit): void {
  kit.both((s) => {
    kit.box("black", [4.6, 0.2, 0.07], [-0.45, 0.66, s * 0.38], 0.01);
    kit.box("liner", [0.5, 0.3, 0.34], [0.55, 0.62, s * 0.62], 0.05);
    kit.box("black", [0.04, 0.42, 0.5], [-2.28, 0.5, s * 0.72], 0.01);
    kit.box("black", [1.06, 0.03, 0.46], [-1.7, 0.86, s * 0.72], 0.02);
    kit.box("red", [0.03, 0.1, 0.3], [-2.8, 0.7, s * 0.72], 0.01);
    kit.box("amber", [0.034, 0.1, 0.1], [-2.8, 0.7, s * 0.92], 0.01);
    kit.box("lamp", [0.034, 0.05, 0.09], [-2.8, 0.72, s * 0.6], 0.01);
  });
  kit.cylinder("satin", 0.05, 1.5, [-1.7, 0.385, 0], "z");
  kit.add(new THREE.SphereGeometry(0.16, 24, 16), "black", [-1.7, 0.385, 0.1]);
  kit.box("black", [0.08, 0.14, 1.7], [-2.76, 0.66, 0], 0.02);
  addPlate(kit.group, [-2.815, 0.6, 0.0], -1);
  kit.cylinder("satin", 0.24, 0.7, [0.35, 0.6, -0.68], "x");
}
