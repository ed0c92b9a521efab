import { type Point3 } from "../geometry/point";
import { clamp, smoothMax } from "../geometry/scalar";
import { type Kit } from "../parts/kit";
import { type BodyField } from "./body-field";
import { type BodySpec } from "./body-spec";

const WIPER_PIVOTS = [0.42, -0.12];
const WIPER_STEPS = 8;
const RAIL_STEPS = 14;

function addWipers(kit: Kit, field: BodyField, height: number): void {
  for (const pivot of WIPER_PIVOTS) {
    const blade = Array.from({ length: WIPER_STEPS + 1 }, (_, i): Point3 => {
      const z = pivot + 0.02 - (i / WIPER_STEPS) * 0.5;
      const y = height + 0.015 + i * 0.004;
      return [field.surfaceX(y, z, 1) + 0.012, y, z];
    });
    kit.tube("black", blade, 0.008, 20);
  }
}

function addFin(kit: Kit, spec: BodySpec, field: BodyField, at: number): void {
  const foot = field.surfaceY(at, 0);
  const fin = (x: number, y: number, z: number): number => {
    const dx = x - at;
    const dy = y - foot;
    const thin = Math.abs(z) - 0.028 + dy * 0.25;
    const low = dy - 0.06 + Math.max(0, dx + 0.03) * 0.55;
    return smoothMax(smoothMax(thin, low, 0.02), Math.max(-dx - 0.07 - dy * 0.2, dx - 0.11), 0.02);
  };
  kit.blob(
    spec.finMaterial ?? "gloss",
    fin,
    [at - 0.12, foot - 0.03, -0.06],
    [at + 0.16, foot + 0.1, 0.06],
    0.008,
  );
}

function addRails(kit: Kit, spec: BodySpec, field: BodyField): void {
  if (spec.rails === undefined) return;
  const [from, to, z] = spec.rails;
  const heights = Array.from({ length: RAIL_STEPS + 1 }, (_, i): readonly [x: number, y: number] => {
    const t = i / RAIL_STEPS;
    const x = from + (to - from) * t;
    return [x, field.surfaceY(x, z) + 0.045 * Math.pow(Math.sin(Math.PI * clamp(t)), 0.22) - 0.004];
  });
  kit.both((side) => {
    const rail = heights.map(([x, y]): Point3 => [x, y, side * z]);
    kit.tube(spec.railMaterial ?? "satin", rail, 0.015, 60);
  });
}

/** Adds wipers, aerial and roof rails. */
export function addRoofFittings(kit: Kit, spec: BodySpec, field: BodyField): void {
  if (spec.wipers !== undefined && spec.glasshouse !== undefined) addWipers(kit, field, spec.wipers);
  if (spec.fin !== undefined) addFin(kit, spec, field, spec.fin);
  addRails(kit, spec, field);
}
