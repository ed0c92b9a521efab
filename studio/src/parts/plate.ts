import * as THREE from "three";
import { type Point3 } from "../geometry/point";
import { plainMaterial } from "../shading/material";
import { canvasPicture } from "./canvas-picture";

const INK = "#15233f";
const GROUND = "#f4f4f0";

function drawPlate(context: CanvasRenderingContext2D): void {
  context.fillStyle = GROUND;
  context.fillRect(0, 0, 744, 268);
  context.strokeStyle = INK;
  context.lineWidth = 10;
  context.beginPath();
  context.roundRect(12, 12, 720, 244, 26);
  context.stroke();
  context.fillStyle = INK;
  context.font = '700 112px "DejaVu Sans Condensed", "DejaVu Sans", sans-serif';
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText("FORECOURT", 372, 142, 680);
}

interface PlateOptions {
  /** Leaning back, radians. */
  readonly tilt?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Adds a number plate facing forwards (1) or backwards (-1). */
export function addPlate(
  group: THREE.Group,
  position: Point3,
  facing: 1 | -1,
  options: PlateOptions = {},
): void {
  const picture = canvasPicture(744, 268, drawPlate);
  const geometry = new THREE.PlaneGeometry(options.width ?? 0.372, options.height ?? 0.134);
  geometry.rotateX(options.tilt ?? 0);
  geometry.rotateY((facing * Math.PI) / 2);
  geometry.translate(...position);
  const finish = {
    albedo: [0.85, 0.85, 0.85],
    rough: 0.35,
    picture,
    shadowless: true,
    occlusion: 0.5,
  } as const;
  const mesh = new THREE.Mesh(geometry, plainMaterial(finish));
  mesh.frustumCulled = false;
  group.add(mesh);
}
