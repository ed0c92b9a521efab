import { type Point2 } from "../../geometry/point";

export type Pen = CanvasRenderingContext2D;

export function fill(pen: Pen, colour: string, x: number, y: number, w: number, h: number, r = 0): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x, y, w, h, r);
  pen.fill();
}

export function text(
  pen: Pen,
  words: string,
  x: number,
  y: number,
  size: number,
  colour = "#e9eef4",
  weight = 400,
): void {
  pen.fillStyle = colour;
  pen.font = `${weight} ${size}px "DejaVu Sans"`;
  pen.fillText(words, x, y);
}

export function line(pen: Pen, colour: string, width: number, points: readonly Point2[]): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineJoin = "round";
  pen.beginPath();
  points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.stroke();
}

export function streetMap(
  pen: Pen,
  w: number,
  h: number,
  ground: string,
  street: string,
  route: string,
): void {
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, w, h);
  pen.clip();
  fill(pen, ground, 0, 0, w, h);
  fill(pen, street === "#ffffff" ? "#cfe3c8" : "#16302a", w * 0.62, h * 0.1, w * 0.25, h * 0.3, 18);
  fill(pen, street === "#ffffff" ? "#bcd9ea" : "#12283c", -20, h * 0.72, w * 0.4, h * 0.4, 40);
  for (let i = 0; i < 7; i++) {
    line(pen, street, i % 3 ? 5 : 12, [
      [-10, h * (0.02 + i * 0.19)],
      [w * 0.45, h * (i * 0.2 - 0.03)],
      [w + 10, h * (0.12 + i * 0.17)],
    ]);
    line(pen, street, i % 2 ? 5 : 10, [
      [w * (i * 0.2 - 0.1), -10],
      [w * (i * 0.18 + 0.02), h * 0.5],
      [w * (i * 0.17 + 0.05), h + 10],
    ]);
  }
  line(pen, route, 14, [
    [w * 0.41, h + 10],
    [w * 0.42, h * 0.66],
    [w * 0.6, h * 0.46],
    [w * 0.57, -10],
  ]);
  pen.fillStyle = "#ffffff";
  pen.beginPath();
  pen.arc(w * 0.42, h * 0.66, 17, 0, 7);
  pen.fill();
  pen.fillStyle = route;
  pen.beginPath();
  pen.arc(w * 0.42, h * 0.66, 11, 0, 7);
  pen.fill();
  pen.restore();
}
