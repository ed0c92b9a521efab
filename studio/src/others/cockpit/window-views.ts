import { type DistanceField } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax } from "../../geometry/scalar";
import { sweep } from "../craft/sweep";
import { type CabinShape } from "./cabin-shape";
import { type CabinKit } from "./trim";

/** Adds what is seen through the windscreen: bonnet, wipers, door mirrors. */
export function outsideFront(kit: CabinKit, c: CabinShape): void {
  const h = c.bonnet;
  const bonnet: DistanceField = (x, y, z) =>
    smoothMax(
      y - h + 0.04 * z * z + 0.05 * (x - 1.3) - 0.012 * Math.exp(-(((Math.abs(z) - 0.5) / 0.1) ** 2)),
      smoothMax(Math.abs(z) - 0.8, Math.abs(x - 1.95) - 0.55, 0.1),
      0.08,
    );
  kit.blob("paint", bonnet, [1.3, h - 0.22, -0.95], [2.6, h + 0.1, 0.95], 0.024);
  kit.box("black", [0.2, 0.03, 1.5], [1.33, h - 0.03, 0], 0.012, [0, 0, 0.1]);
  for (const z of [0.4, -0.2])
    kit.tube(
      "black",
      [
        [1.36, h + 0.005, z + 0.25],
        [1.3, h + 0.03, z - 0.3],
      ],
      0.008,
      10,
    );
  kit.both((s) => {
    const cy = c.belt + 0.07;
    const shell: DistanceField = (x, y, z) =>
      roundedBox(x - 0.86, y - cy, s * z - 1.08, [0.045, 0.075, 0.115], 0.035);
    kit.blob(
      "paint",
      shell,
      [0.75, cy - 0.13, s > 0 ? 0.92 : -1.24],
      [0.97, cy + 0.13, s > 0 ? 1.24 : -0.92],
      0.011,
    );
    kit.box("mirror", [0.003, 0.118, 0.185], [0.8135, cy, s * 1.08], 0.001);
    kit.box("gloss", [0.06, 0.04, 0.12], [0.87, cy - 0.06, s * 0.94], 0.015);
    kit.box("upper", [0.16, 0.14, 0.02], [0.84, c.belt + 0.04, s * (c.halfLow - 0.01)], 0.01, [0, 0, 0.4]);
  });
}

/** Adds the frame of the rear window, the shelf below it and its heater wires. */
export function rearWindow(kit: CabinKit, c: CabinShape): void {
  const [rx, ry] = c.rearFoot;
  const [tx, ty] = c.rearTop;
  sweep(
    kit,
    "pillar",
    [
      [tx, ty + 0.03, -c.halfHigh - 0.03],
      [tx - 0.04, ty + 0.04, 0],
      [tx, ty + 0.03, c.halfHigh + 0.03],
    ],
    [1, 0, 0],
    0.07,
    0.03,
  );
  kit.box("carpet", [0.5, 0.03, c.halfLow * 2 - 0.1], [rx - 0.1, ry - 0.06, 0], 0.012);
  kit.box("upper", [0.06, 0.14, c.halfLow * 2], [rx - 0.36, ry - 0.06, 0], 0.025);
  if (c.plainRearWindow !== true) heaterWires(kit, c);
  kit.box("gloss", [0.03, 0.03, 0.2], [tx - 0.06, ty - 0.03, 0], 0.01);
}

function heaterWires(kit: CabinKit, c: CabinShape): void {
  const [rx, ry] = c.rearFoot;
  const [tx, ty] = c.rearTop;
  for (let i = 0; i < 9; i++) {
    const t = 0.12 + i * 0.09;
    kit.tube(
      "heater",
      [
        [rx - 0.34 + (tx - rx + 0.28) * t, ry + (ty - ry) * t, -c.halfLow + 0.2],
        [rx - 0.37 + (tx - rx + 0.28) * t, ry + (ty - ry) * t, 0],
        [rx - 0.34 + (tx - rx + 0.28) * t, ry + (ty - ry) * t, c.halfLow - 0.2],
      ],
      0.0012,
      20,
    );
  }
}
