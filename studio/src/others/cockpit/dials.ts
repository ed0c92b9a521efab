import type * as THREE from "three";
import { canvasPicture } from "../../parts/canvas-picture";
import { fill, line, type Pen, text } from "./drawing";

function gaugeRing(
  pen: Pen,
  cx: number,
  cy: number,
  r: number,
  marks: string[],
  redFrom: number,
  ink: string,
): void {
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const steps = (marks.length - 1) * 5;
  for (let i = 0; i <= steps; i++) {
    const angle = Math.PI * (0.75 + (1.5 * i) / steps);
    const long = i % 5 === 0;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const inner = r * (long ? 0.84 : 0.9);
    line(pen, i / 5 >= redFrom ? "#e0301e" : ink, long ? r * 0.03 : r * 0.014, [
      [cx + c * inner, cy + s * inner],
      [cx + c * r * 0.97, cy + s * r * 0.97],
    ]);
    if (long) text(pen, marks[i / 5] ?? "", cx + c * r * 0.68, cy + s * r * 0.68, r * 0.15, ink, 700);
  }
}

function needle(pen: Pen, cx: number, cy: number, r: number, share: number, colour: string): void {
  const angle = Math.PI * (0.75 + 1.5 * share);
  line(pen, colour, r * 0.04, [
    [cx - Math.cos(angle) * r * 0.14, cy - Math.sin(angle) * r * 0.14],
    [cx + Math.cos(angle) * r * 0.8, cy + Math.sin(angle) * r * 0.8],
  ]);
  pen.fillStyle = "#111417";
  pen.beginPath();
  pen.arc(cx, cy, r * 0.13, 0, 7);
  pen.fill();
}

/** One analogue dial with needle. `marks` are the figures round the scale. */
export function analogueDial(
  marks: string[],
  unit: string,
  share: number,
  redFrom = 99,
): THREE.CanvasTexture {
  return canvasPicture(512, 512, (pen) => {
    fill(pen, "#0b0c0e", 0, 0, 512, 512);
    gaugeRing(pen, 256, 256, 238, marks, redFrom, "#f3f0e8");
    text(pen, unit, 256, 350, 30, "#a9a59b");
    needle(pen, 256, 256, 226, share, "#ef5a2a");
  });
}

/** Digital cluster: two round gauges and a trip panel between them. 3:1. */
export function digitalCluster(): THREE.CanvasTexture {
  return canvasPicture(960, 320, (pen) => {
    fill(pen, "#06090d", 0, 0, 960, 320);
    for (const [cx, marks] of [
      [165, ["0", "1", "2", "3", "4", "5", "6", "7"]],
      [795, ["0", "40", "80", "120", "160", "200", "240"]],
    ] as const) {
      pen.strokeStyle = "#1d4e7d";
      pen.lineWidth = 12;
      pen.beginPath();
      pen.arc(cx, 165, 142, Math.PI * 0.75, Math.PI * 2.25);
      pen.stroke();
      gaugeRing(pen, cx, 165, 132, [...marks], cx < 400 ? 6 : 99, "#dfe8f0");
      needle(pen, cx, 165, 120, cx < 400 ? 0.11 : 0, "#ff6a3c");
    }
    text(pen, "0", 480, 120, 92, "#ffffff", 700);
    text(pen, "km/h", 480, 182, 26, "#9fb2c3");
    text(pen, "P   R   N   D", 480, 246, 28, "#6d8296", 700);
  });
}
