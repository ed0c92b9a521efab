import { type Kit } from "../../parts/kit";

/** Drop-side tray with a headboard, on a light truck's chassis. */
export function addTruckTray(kit: Kit): void {
  kit.both((s) => {
    kit.box("alu", [3.62, 0.3, 0.03], [-0.96, 1.17, s * 1.0], 0.008);
    for (let i = 0; i < 3; i++) kit.box("alu", [3.6, 0.018, 0.045], [-0.96, 1.05 + i * 0.12, s * 1.0], 0.006);
    for (const x of [-2.72, -0.96, 0.82]) kit.box("steel", [0.06, 0.34, 0.055], [x, 1.16, s * 1.005], 0.01);
    kit.box("steel", [3.66, 0.11, 0.06], [-0.96, 0.965, s * 0.98], 0.01);
  });
  kit.box("alu", [3.62, 0.06, 1.98], [-0.96, 1.0, 0], 0.01);
  kit.box("alu", [0.03, 0.3, 1.98], [-2.765, 1.17, 0], 0.008);
  for (let i = 0; i < 3; i++) kit.box("alu", [0.045, 0.018, 1.94], [-2.768, 1.05 + i * 0.12, 0], 0.006);
  kit.box("alu", [0.05, 0.36, 1.98], [0.86, 1.2, 0], 0.01);
  kit.both((s) => kit.box("steel", [0.06, 1.08, 0.06], [0.86, 1.54, s * 0.93], 0.012));
  for (const y of [1.5, 1.72, 1.9, 2.05]) kit.box("steel", [0.05, 0.05, 1.86], [0.86, y, 0], 0.012);
  for (let i = -4; i <= 4; i++) kit.box("steel", [0.02, 0.6, 0.02], [0.86, 1.75, i * 0.19], 0.006);
}
