import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax } from "../../geometry/scalar";
import { type RoomKit } from "./finishes";
import { cushion, plant } from "./room";

export function bed(kit: RoomKit): void {
  kit.box("oak", [1.62, 0.34, 1.56], [3.92, 0.21, 0], 0.02);
  kit.box("seam", [1.5, 0.04, 1.44], [3.92, 0.02, 0], 0.01);
  kit.blob(
    "linen",
    (x, y, z) =>
      roundedBox(x - 3.92, y - 0.5, z, [0.8, 0.13, 0.77], 0.07) + 0.004 * Math.sin(z * 16) * Math.sin(x * 13),
    [3.0, 0.3, -0.9],
    [4.8, 0.72, 0.9],
    0.016,
  );
  const throwOver = (x: number, y: number, z: number): number => {
    const fold = 0.007 * Math.sin(z * 19 + x * 4) + 0.005 * Math.sin(z * 43);
    return smoothMax(
      roundedBox(x - 3.46, y - 0.492, z, [0.36, 0.156 + fold, 0.8 + fold], 0.07),
      0.34 - y,
      0.02,
    );
  };
  kit.blob("wool", throwOver, [3.0, 0.3, -0.95], [3.95, 0.75, 0.95], 0.013);
  for (const z of [-0.38, 0.38]) {
    cushion(kit, "linen", [4.52, 0.79, z], [0.09, 0.2, 0.3], 0.45);
    cushion(kit, "sand", [4.33, 0.76, z * 0.95], [0.075, 0.16, 0.24], 0.55);
  }
  cushion(kit, "rust", [4.18, 0.71, 0], [0.06, 0.1, 0.2], 0.6);
  kit.box("sand", [0.05, 0.5, 1.6], [4.68, 0.95, 0], 0.03);
  for (const z of [-0.4, 0, 0.4]) kit.box("seam", [0.006, 0.46, 0.006], [4.654, 0.95, z], 0.002);
  kit.both((s) => {
    kit.box("oakUp", [0.5, 0.58, 0.27], [4.42, 0.29, s * 0.96], 0.015);
    kit.box("front", [0.012, 0.2, 0.22], [4.166, 0.42, s * 0.955], 0.005);
    kit.box("gloss", [0.014, 0.012, 0.09], [4.158, 0.49, s * 0.955], 0.004);
    kit.box("oakUp", [0.46, 1.0, 0.27], [4.44, 1.48, s * 0.97], 0.015);
    kit.box("front", [0.014, 0.94, 0.235], [4.208, 1.48, s * 0.962], 0.006);
    kit.box("gloss", [0.014, 0.12, 0.012], [4.198, 1.2, s * 0.875], 0.004);
    kit.tube(
      "gloss",
      [
        [4.6, 1.06, s * 0.84],
        [4.5, 1.1, s * 0.82],
        [4.44, 1.06, s * 0.8],
      ],
      0.007,
      20,
    );
    kit.cylinder("warm", 0.026, 0.05, [4.43, 1.035, s * 0.8], "y", 0.018);
  });
  plant(kit, [4.3, 0.585, -0.94]);
  kit.box("rust", [0.15, 0.03, 0.11], [4.3, 0.597, 0.94], 0.006, [0, 0.3, 0]);
  kit.box("oak", [0.38, 0.28, 1.68], [4.5, 1.82, 0], 0.02);
  for (const z of [-0.42, 0.42]) kit.box("front", [0.014, 0.24, 0.8], [4.305, 1.82, z], 0.006);
  kit.box("warm", [0.02, 0.01, 1.5], [4.34, 1.676, 0], 0.004);
}
