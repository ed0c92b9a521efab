import type { MapFrame } from "~/domain/location/map-frame";
import type { MapTown } from "~/ports/map-ground";

/** A part of a drawing, in its pixels. */
export interface DrawnArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How a name is written: in a small drawing names are larger and fewer, so that they can be read. */
export interface LabelLook {
  /** Pixels of the drawing. */
  readonly size: number;
  /** The largest size it is written in; the name keeps room for it. */
  readonly largest: number;
  /** How far from its point it begins. */
  readonly gap: number;
  /** Of its town's dot; 0 where a pin of the page stands there. */
  readonly radius: number;
}

export interface MapLabel {
  readonly town: MapTown;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  /** Where the town itself is. */
  readonly dot: { readonly x: number; readonly y: number };
}

/** Share of the size that a letter is wide, and that a name stands above its line. */
const LETTER = 0.56;
const RISE = 0.36;
const EDGE = 8;

/** Gives what finds room for names, each in the first free place around its point; names without any are left out. */
export function labelPlacer(frame: MapFrame, taken: DrawnArea[]) {
  const used = new Set<string>();
  return (towns: readonly MapTown[], look: LabelLook, most: number): readonly MapLabel[] => {
    const labels: MapLabel[] = [];
    for (const town of towns) {
      if (labels.length >= most) break;
      if (used.has(town.name)) continue;
      const dot = frame.at(town);
      const found = placesAround(town, dot, look).find(
        ({ box }) => isInside(box, frame) && !taken.some((other) => overlap(other, box)),
      );
      if (found === undefined) continue;
      used.add(town.name);
      taken.push(found.box);
      labels.push(found.label);
    }
    return labels;
  };
}

function placesAround(town: MapTown, dot: MapLabel["dot"], { largest, gap, radius }: LabelLook) {
  const own = radius === 0 ? null : dot;
  const width = [...town.name].length * largest * LETTER;
  const [up, down] = [dot.y - gap - largest * 0.2, dot.y + gap + largest * 0.8];
  const side = dot.y + largest * RISE;
  const at = (anchor: MapLabel["anchor"], x: number, y: number, left: number) => ({
    label: { town, x, y, anchor, dot },
    // The dot belongs to it.
    box: {
      left: Math.min(left, (own?.x ?? Infinity) - radius) - 4,
      right: Math.max(left + width, (own?.x ?? -Infinity) + radius) + 4,
      top: Math.min(y - largest * 0.8, (own?.y ?? Infinity) - radius) - 2,
      bottom: Math.max(y + largest * 0.25, (own?.y ?? -Infinity) + radius) + 2,
    },
  });
  return [
    at("start", dot.x + gap, side, dot.x + gap),
    at("end", dot.x - gap, side, dot.x - gap - width),
    at("middle", dot.x, down, dot.x - width / 2),
    at("middle", dot.x, up, dot.x - width / 2),
  ];
}

const isInside = (box: DrawnArea, { width, height }: MapFrame) =>
  box.left >= EDGE && box.right <= width - EDGE && box.top >= EDGE && box.bottom <= height - EDGE;

/** Whether two parts of a drawing share one. */
export const overlap = (a: DrawnArea, b: DrawnArea) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
