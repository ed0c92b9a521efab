import type { MapFrame } from "~/domain/location/map-frame";
import type { MapGround } from "~/ports/map-ground";

/** Hex values of the dealer's look. */
export interface MapColors {
  readonly ground: string;
  readonly surface: string;
  readonly line: string;
  readonly dot: string;
  readonly text: string;
  readonly muted: string;
  readonly pin: string;
  readonly onPin: string;
}

/** From this width on, in km, the coast is good enough to be drawn; roads and borders need a wider map. */
const COAST_KM = 40;
const ROADS_KM = 100;
const BORDERS_KM = 600;

/** How wide a map is, in km. */
export const widthKm = ({ width, perKm }: MapFrame) => width / perKm;

/** Whether a map is one of a region, with main roads and towns, rather than of a neighbourhood. */
export const isRegion = (frame: MapFrame) => widthKm(frame) >= ROADS_KM;

/** Land, borders and main roads as far as a map is wide enough for them; "" for a neighbourhood. */
export function groundSvg(frame: MapFrame, ground: MapGround, colors: MapColors): string {
  const km = widthKm(frame);
  const path = (lines: MapGround["roads"], toPath: (points: readonly Spot[]) => string) =>
    lines
      .map((line) => line.map((point) => frame.at(point)))
      .filter((points) => touches(frame, points))
      .map(toPath)
      .join("");
  const land = `<rect width="${frame.width}" height="${frame.height}" fill="${colors.line}"/><path d="${path(ground.coast, (points) => `${linePath(kept(frame, points))}Z`)}" fill="${colors.ground}" stroke="${colors.dot}" stroke-width="1.5" stroke-linejoin="round"/>`;
  const borders = `<path d="${path(ground.borders, linePath)}" fill="none" stroke="${colors.dot}" stroke-width="2" stroke-dasharray="9 8"/>`;
  const roads = path(ground.roads, linePath);
  const layers = [
    km >= COAST_KM ? land : "",
    km >= BORDERS_KM ? borders : "",
    km >= ROADS_KM
      ? `<path d="${roads}" fill="none" stroke="${colors.dot}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><path d="${roads}" fill="none" stroke="${colors.surface}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`
      : "",
  ];
  return layers.join("");
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function touches({ width, height }: MapFrame, points: readonly Spot[]): boolean {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return (
    Math.max(...xs) >= 0 && Math.min(...xs) <= width && Math.max(...ys) >= 0 && Math.min(...ys) <= height
  );
}

const BEYOND = 60;

/** A ring with what lies outside the picture drawn along its edge, in few points. */
function kept({ width, height }: MapFrame, points: readonly Spot[]): readonly Spot[] {
  const within = (value: number, most: number) => Math.min(Math.max(value, -BEYOND), most + BEYOND);
  const moved = points
    .map(({ x, y }) => ({ x: within(x, width), y: within(y, height) }))
    // A corner that many lie beyond is one point of the edge.
    .filter(({ x, y }, index, all) => all[index - 1]?.x !== x || all[index - 1]?.y !== y);
  return moved.filter(({ x, y }, index) => {
    const [before, after] = [moved[index - 1], moved[index + 1]];
    const isAlong = (own: number, most: number, one?: number, other?: number) =>
      (own === -BEYOND || own === most + BEYOND) && one === own && other === own;
    return !isAlong(x, width, before?.x, after?.x) && !isAlong(y, height, before?.y, after?.y);
  });
}

/** Points closer together than a pixel are one. */
function linePath(points: readonly Spot[]): string {
  let last: Spot | null = null;
  return points
    .map((spot) => {
      if (last !== null && Math.abs(last.x - spot.x) < 1 && Math.abs(last.y - spot.y) < 1) return "";
      const sign = last === null ? "M" : "L";
      last = spot;
      return `${sign}${Math.round(spot.x)} ${Math.round(spot.y)}`;
    })
    .join("");
}
