import type * as THREE from "three";
import { canvasPicture } from "../../parts/canvas-picture";
import { fill, line, streetMap, text } from "./drawing";

/** Dark centre display: map, three cards, a row of shortcuts. 16:9. */
export function mapScreen(): THREE.CanvasTexture {
  return canvasPicture(960, 540, (pen) => {
    fill(pen, "#0a0f18", 0, 0, 960, 540);
    streetMap(pen, 600, 470, "#101c28", "#2b4152", "#3aa2ff");
    fill(pen, "#1b2c3dee", 24, 24, 250, 84, 16);
    text(pen, "450 m", 96, 62, 30, "#ffffff", 700);
    text(pen, "Harbour Street", 96, 92, 20, "#a9bccd");
    line(pen, "#ffffff", 8, [
      [50, 90],
      [50, 62],
      [76, 62],
      [66, 50],
      [78, 62],
      [66, 74],
    ]);
    ["#20364d", "#182531", "#182531"].forEach((colour, i) =>
      fill(pen, colour, 620, 20 + i * 152, 320, 136, 16),
    );
    text(pen, "10:42", 644, 84, 56, "#ffffff", 700);
    text(pen, "21 °C outside", 644, 126, 22, "#9fb6c8");
    fill(pen, "#c8693a", 640, 190, 96, 100, 10);
    text(pen, "Morning Drive", 752, 226, 23, "#ffffff");
    fill(pen, "#3b5166", 752, 262, 170, 6, 3);
    fill(pen, "#e9eef4", 752, 262, 70, 6, 3);
    text(pen, "Range", 644, 366, 22, "#9fb6c8");
    text(pen, "612 km", 644, 416, 42, "#ffffff", 700);
    for (let i = 0; i < 7; i++) fill(pen, i ? "#22384c" : "#3aa2ff", 36 + i * 130, 486, 84, 40, 20);
  });
}

/** Small head unit of a work vehicle: tuner and tiles. 16:9. */
export function radioScreen(): THREE.CanvasTexture {
  return canvasPicture(800, 450, (pen) => {
    fill(pen, "#0b0d10", 0, 0, 800, 450);
    text(pen, "104.7", 60, 190, 112, "#f2f4f6", 700);
    text(pen, "FM  ·  Coast Radio", 66, 240, 28, "#8f9aa5");
    fill(pen, "#2a3038", 60, 276, 420, 6, 3);
    fill(pen, "#e0832f", 60, 276, 250, 6, 3);
    ["Phone", "Media", "Maps", "Vehicle"].forEach((label, i) => {
      fill(
        pen,
        i === 1 ? "#a8541c" : "#20262d",
        540 + (i % 2) * 120,
        60 + Math.floor(i / 2) * 132,
        108,
        118,
        12,
      );
      text(pen, label, 552 + (i % 2) * 120, 160 + Math.floor(i / 2) * 132, 20, "#d9dee3");
    });
    for (let i = 0; i < 6; i++) {
      fill(pen, "#1b2026", 40 + i * 122, 346, 110, 70, 10);
      text(pen, `P${i + 1}`, 80 + i * 122, 392, 26, "#aeb6be");
    }
  });
}

/** Very wide light display of an electric car: speed, map, climate. About 2.9:1. */
export function wideScreen(): THREE.CanvasTexture {
  return canvasPicture(1740, 600, (pen) => {
    fill(pen, "#eef1f3", 0, 0, 1740, 600);
    pen.save();
    pen.translate(620, 0);
    streetMap(pen, 1120, 600, "#dfe5e8", "#ffffff", "#2f7df0");
    pen.restore();
    fill(pen, "#f8fafb", 0, 0, 620, 600);
    text(pen, "0", 70, 190, 150, "#14181c", 700);
    text(pen, "km/h", 190, 190, 40, "#6a747d");
    ["P", "R", "N", "D"].forEach((gear, i) =>
      text(pen, gear, 400 + i * 50, 96, 36, i ? "#a9b1b8" : "#14181c", 700),
    );
    fill(pen, "#dfe4e8", 70, 250, 480, 26, 13);
    fill(pen, "#27a35a", 70, 250, 370, 26, 13);
    text(pen, "384 km", 70, 326, 44, "#14181c", 700);
    text(pen, "78 %", 440, 326, 40, "#6a747d");
    fill(pen, "#e7ecef", 70, 380, 480, 150, 24);
    text(pen, "Quiet Roads", 240, 440, 32, "#14181c", 700);
    text(pen, "Now playing", 240, 490, 26, "#6a747d");
    fill(pen, "#2f5d62", 90, 400, 110, 110, 14);
    fill(pen, "#ffffffee", 700, 500, 960, 80, 40);
    ["20.5°", "Auto", "Lights", "Camera", "20.5°"].forEach((label, i) =>
      text(pen, label, 750 + i * 190, 552, 34, "#14181c"),
    );
  });
}
