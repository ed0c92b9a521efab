import { type ProfilePoint } from "../../geometry/outline";
import { type DistanceField } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax, smoothMin } from "../../geometry/scalar";
import { section } from "../craft/sections";
import { type CabinKit, type CabinName } from "./trim";

/** Changes a distance at a place. */
export type Reshape = (distance: number, x: number, y: number, z: number) => number;

/** One layer. `points` is its side profile (see `outline`), `half` its half width. */
export interface DashLayer {
  readonly material: CabinName;
  readonly points: readonly ProfilePoint[];
  readonly half?: number;
  /** How far the ends lie behind the middle, in metres per square metre of z. */
  readonly bow?: number;
  readonly cell?: number;
  /** Cuts or adds to the shape. */
  readonly shape?: Reshape;
}

/** Adds a layer and hands back its distance field, so that lines and parts can be laid on it. */
export function dashLayer(kit: CabinKit, layer: DashLayer): DistanceField {
  const outline = section(layer.points, 0.005);
  const half = layer.half ?? 0.8;
  const bow = layer.bow ?? 0.06;
  const field: DistanceField = (x, y, z) => {
    const d = smoothMax(outline(x - bow * z * z, y), Math.abs(z) - half, 0.02);
    return layer.shape ? layer.shape(d, x, y, z) : d;
  };
  const xs = layer.points.map(([x]) => x);
  const ys = layer.points.map(([, y]) => y);
  const pad = 0.06;
  kit.blob(
    layer.material,
    field,
    [Math.min(...xs) - pad - 0.05, Math.min(...ys) - pad, -half - pad],
    [Math.max(...xs) + pad + bow * 0.7, Math.max(...ys) + pad + 0.06, half + pad],
    layer.cell ?? 0.01,
  );
  return field;
}

/** Hood over the instruments at `z`, hollowed towards the driver; joins the layer below smoothly. */
export function clusterHood(x: number, y: number, z: number, w: number, h: number): Reshape {
  return (d, px, py, pz) => {
    const arch = 0.1 * (pz - z) ** 2 * 6;
    const hood = roundedBox(px - x, py - y + arch, pz - z, [0.1, h, w], 0.035);
    const mouth = roundedBox(px - x + 0.1, py - y + 0.012 + arch, pz - z, [0.16, h - 0.012, w - 0.018], 0.03);
    return smoothMax(smoothMin(d, hood, 0.05), -mouth, 0.01);
  };
}
