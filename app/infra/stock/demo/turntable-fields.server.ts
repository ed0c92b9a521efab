import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod";
import type { PicturedVehicle } from "~/domain/picture/stand-in-pictures";
import { fromFirstFrame, turntableOf } from "~/domain/picture/turntable";
import type { Vehicle } from "~/domain/vehicle/vehicle";

const place = { x: z.number(), y: z.number() };
const part = { id: z.string(), part: z.string() };
const tableSchema = z.record(
  z.string(),
  z.object({
    /** Per frame, null where the part is hidden. */
    exterior: z.array(z.object({ ...part, frames: z.array(z.object(place).nullable()) })),
    interior: z.array(z.object({ ...part, ...place })),
  }),
);
type HotspotTable = z.infer<typeof tableSchema>;
let known: HotspotTable | null = null;

/** Where the studio's camera saw the parts of each shape; read when the first vehicle is put on the turntable. */
function hotspotTable(): HotspotTable {
  known ??= tableSchema.parse(JSON.parse(readFileSync(resolve("studio/hotspots.json"), "utf8")));
  return known;
}

type TurntableFields = Pick<Vehicle, "spin_images" | "spin_interior_image" | "hotspots">;
type Hotspots = NonNullable<Vehicle["hotspots"]>;

/** The record of a vehicle that was not put on a turntable. */
export const NOT_TURNED: TurntableFields = { spin_images: [], spin_interior_image: null, hotspots: null };

/** Spin, interior still and their hotspots (ENT-08, ENT-12) of a vehicle; none where the studio has no turntable of it. */
export function turntableFields(vehicle: PicturedVehicle): TurntableFields {
  const turntable = turntableOf(vehicle);
  if (turntable === null) return NOT_TURNED;
  const { shape, frames, interior } = turntable;
  return {
    spin_images: [...frames],
    spin_interior_image: interior?.still ?? null,
    hotspots: { exterior: outside(shape), interior: interior === null ? [] : inside(interior.shape) },
  };
}

function outside(shape: string): Hotspots["exterior"] {
  return (hotspotTable()[shape]?.exterior ?? []).map(({ id, part: description, frames }) => ({
    description,
    anchors: [id],
    positions: fromFirstFrame(frames).flatMap((seen, frame) => (seen === null ? [] : [{ frame, ...seen }])),
  }));
}

function inside(shape: string): Hotspots["interior"] {
  return (hotspotTable()[shape]?.interior ?? []).map(({ id, part: description, x, y }) => ({
    description,
    anchors: [id],
    positions: [{ frame: 0, x, y }],
  }));
}
