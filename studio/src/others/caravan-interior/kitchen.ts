import * as THREE from "three";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax } from "../../geometry/scalar";
import { type RoomKit } from "./finishes";
import { cupboards, plant } from "./room";

export function kitchen(kit: RoomKit): void {
  kit.box("front", [2.0, 0.76, 0.54], [1.75, 0.48, 0.83], 0.01);
  kit.box("seam", [1.96, 0.1, 0.48], [1.75, 0.05, 0.83], 0.008);
  kit.box("bench", [2.04, 0.035, 0.6], [1.75, 0.885, 0.81], 0.012);
  cupboards(kit, [1.02, 1.51], 0.485, 0.475, 0.72, 0.552, -1, "oakUp", 0.8);
  for (const y of [0.2, 0.45, 0.7]) cupboards(kit, [2.0], 0.485, y, 0.235, 0.552, -1, "oakUp", y + 0.09);
  oven(kit);
  sink(kit);
  hob(kit);
  kit.box("tile", [2.0, 0.32, 0.01], [1.75, 1.065, 1.096], 0.003);
  for (let i = 0; i < 14; i++)
    kit.box("front", [0.004, 0.32, 0.012], [0.82 + i * 0.145, 1.065, 1.096], 0.001);
  for (let i = 0; i < 4; i++) kit.box("front", [2.0, 0.004, 0.012], [1.75, 0.95 + i * 0.08, 1.096], 0.001);
  kit.box("oak", [2.74, 0.34, 0.36], [1.75, 1.8, 0.93], 0.02);
  cupboards(kit, [0.67, 1.21, 1.75, 2.29, 2.83], 0.53, 1.81, 0.27, 0.745, -1, "front", 1.7);
  kit.box("warm", [2.4, 0.01, 0.024], [1.75, 1.627, 0.9], 0.004);
  fridge(kit);
  kit.blob(
    "pot",
    (x, y, z) => smoothMax(Math.hypot(x - 0.92, z - 0.95) - 0.05, Math.abs(y - 0.97) - 0.065, 0.01),
    [0.84, 0.88, 0.87],
    [1, 1.06, 1.03],
    0.008,
  );
  for (let i = 0; i < 4; i++)
    kit.tube(
      "oakUp",
      [
        [0.92, 0.98, 0.95],
        [0.9 + i * 0.018, 1.16 + (i % 2) * 0.03, 0.93 + i * 0.013],
      ],
      0.006,
      6,
    );
  plant(kit, [2.58, 0.903, 1.0]);
}

export function oven(kit: RoomKit): void {
  kit.box("gloss", [0.46, 0.5, 0.022], [2.49, 0.56, 0.55], 0.008);
  kit.box("darkglass", [0.36, 0.26, 0.024], [2.49, 0.53, 0.547], 0.01);
  kit.tube(
    "satin",
    [
      [2.31, 0.7, 0.535],
      [2.31, 0.7, 0.51],
      [2.67, 0.7, 0.51],
      [2.67, 0.7, 0.535],
    ],
    0.008,
    40,
  );
  for (let i = 0; i < 4; i++) kit.cylinder("satin", 0.015, 0.03, [2.34 + i * 0.1, 0.775, 0.53], "z", 0.015);
}

export function sink(kit: RoomKit): void {
  kit.box("satin", [0.46, 0.012, 0.4], [1.22, 0.903, 0.8], 0.006);
  kit.blob(
    "satin",
    (x, y, z) =>
      smoothMax(
        Math.abs(roundedBox(x - 1.22, y - 0.86, z - 0.8, [0.19, 0.09, 0.16], 0.05)) - 0.004,
        y - 0.908,
        0.004,
      ),
    [0.98, 0.74, 0.58],
    [1.46, 0.93, 1.02],
    0.01,
  );
  kit.box("dark", [0.36, 0.004, 0.3], [1.22, 0.911, 0.8], 0.002);
  kit.cylinder("chrome", 0.03, 0.006, [1.22, 0.915, 0.8], "y", 0.03);
  kit.tube(
    "gloss",
    [
      [1.22, 0.9, 1.03],
      [1.22, 1.16, 1.03],
      [1.22, 1.22, 0.98],
      [1.22, 1.2, 0.88],
      [1.22, 1.13, 0.86],
    ],
    0.012,
    40,
  );
  kit.cylinder("gloss", 0.022, 0.04, [1.22, 0.92, 1.03], "y", 0.018);
  kit.box("gloss", [0.012, 0.01, 0.07], [1.255, 1.0, 1.01], 0.004);
}

export function hob(kit: RoomKit): void {
  kit.box("gloss", [0.52, 0.012, 0.42], [2.2, 0.908, 0.81], 0.005);
  for (const [a, b, r] of [
    [-0.13, -0.08, 0.05],
    [0.13, -0.08, 0.038],
    [0.0, 0.1, 0.05],
  ] as const) {
    kit.cylinder("dark", r * 0.6, 0.014, [2.2 + a, 0.92, 0.81 + b], "y", r * 0.5);
    kit.add(
      new THREE.TorusGeometry(r * 1.2, 0.004, 8, 40),
      "dark",
      [2.2 + a, 0.934, 0.81 + b],
      [Math.PI / 2, 0, 0],
    );
    for (let i = 0; i < 4; i++)
      kit.box(
        "dark",
        [r * 1.1, 0.006, 0.006],
        [
          2.2 + a + Math.cos((i * Math.PI) / 2) * r * 0.95,
          0.936,
          0.81 + b + Math.sin((i * Math.PI) / 2) * r * 0.95,
        ],
        0.002,
        [0, (-i * Math.PI) / 2, 0],
      );
  }
  for (let i = 0; i < 3; i++) kit.cylinder("satin", 0.014, 0.018, [2.1 + i * 0.06, 0.922, 0.635], "y", 0.013);
  kit.cylinder("satin", 0.085, 0.1, [2.2, 0.99, 0.91], "y", 0.085);
  kit.tube(
    "dark",
    [
      [2.12, 1.02, 0.88],
      [1.98, 1.05, 0.83],
    ],
    0.009,
    8,
  );
}

export function fridge(kit: RoomKit): void {
  kit.box("oakUp", [0.62, 1.6, 0.56], [3.05, 0.8, 0.83], 0.012);
  kit.box("steel", [0.54, 0.98, 0.022], [3.05, 1.04, 0.545], 0.01);
  kit.box("steel", [0.54, 0.4, 0.022], [3.05, 0.33, 0.545], 0.01);
  kit.box("gloss", [0.56, 1.43, 0.012], [3.05, 0.84, 0.549], 0.004);
  for (const [y, h] of [
    [0.85, 0.3],
    [0.42, 0.14],
  ] as const)
    kit.box("gloss", [0.02, h, 0.024], [2.81, y, 0.53], 0.008);
  kit.box("gloss", [0.14, 0.03, 0.026], [3.05, 1.47, 0.545], 0.006);
  kit.box("lit", [0.03, 0.01, 0.027], [3.03, 1.47, 0.545], 0.003);
}
