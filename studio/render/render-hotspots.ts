import { writeFile } from "node:fs/promises";
import { type PicturePlace } from "../src/scene/hotspot";
import { spinName, TURNTABLE_FRAMES } from "../src/scene/views";
import { SHAPES } from "../src/shapes/shapes";
import { type StudioBrowser } from "./browser";

/** Where the hotspots of every shape are kept. */
export const HOTSPOTS_FILE = new URL("../hotspots.json", import.meta.url).pathname;

/** Coarse: places need no fine mesh and no light. */
const QUALITY = { cell: 0.03, directions: 1 } as const;

interface ExteriorHotspot {
  readonly id: string;
  readonly part: string;
  /** One place per frame of the turntable; null where it is hidden. */
  readonly frames: readonly (PicturePlace | null)[];
}

interface InteriorHotspot extends PicturePlace {
  readonly id: string;
  readonly part: string;
}

/** Hotspots of a shape: on its turntable, or on the still of an interior. */
export interface ShapeHotspots {
  readonly exterior: readonly ExteriorHotspot[];
  readonly interior: readonly InteriorHotspot[];
}

async function onTurntable(studio: StudioBrowser): Promise<ExteriorHotspot[]> {
  const byId = new Map<string, { part: string; frames: (PicturePlace | null)[] }>();
  for (let frame = 0; frame < TURNTABLE_FRAMES; frame++)
    for (const { id, part, place } of await studio.hotspots(spinName(frame))) {
      const entry = byId.get(id) ?? { part, frames: [] };
      entry.frames.push(place);
      byId.set(id, entry);
    }
  return [...byId].map(([id, { part, frames }]) => ({ id, part, frames }));
}

async function onStill(studio: StudioBrowser): Promise<InteriorHotspot[]> {
  const located = await studio.hotspots("hero");
  return located.flatMap(({ id, part, place }) => (place === null ? [] : [{ id, part, ...place }]));
}

/** One line per hotspot: readable, and small differences stay small. */
function toJson(shapes: Readonly<Record<string, ShapeHotspots>>): string {
  const list = (items: readonly object[]): string =>
    items.length === 0
      ? "[]"
      : `[\n${items.map((item) => `      ${JSON.stringify(item)}`).join(",\n")}\n    ]`;
  const entries = Object.entries(shapes).map(
    ([shape, { exterior, interior }]) =>
      `  "${shape}": {\n    "exterior": ${list(exterior)},\n    "interior": ${list(interior)}\n  }`,
  );
  return `{\n${entries.join(",\n")}\n}\n`;
}

/** Projects the hotspots of every turntable and interior into their pictures and writes `studio/hotspots.json`. */
export async function renderHotspots(studio: StudioBrowser): Promise<void> {
  const shapes: Record<string, ShapeHotspots> = {};
  for (const [name, shape] of SHAPES) {
    if (!shape.turns && !shape.inside) continue;
    await studio.load(name, QUALITY);
    shapes[name] = {
      exterior: shape.turns ? await onTurntable(studio) : [],
      interior: shape.inside ? await onStill(studio) : [],
    };
    console.log(`${name}: hotspots`);
  }
  await writeFile(HOTSPOTS_FILE, toJson(shapes));
}
