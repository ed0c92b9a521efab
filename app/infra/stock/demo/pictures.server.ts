import { type PicturedVehicle, standInPictures } from "~/domain/picture/stand-in-pictures";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Prng } from "./prng.server";
import { NOT_TURNED, turntableFields } from "./turntable-fields.server";

/** How thoroughly dealers photograph: most take all there is to see, some a few, some one. */
const DILIGENCE = { all: 10, most: 6, few: 4, one: 1 };
/** This many pictures are all there are to take. */
const THOROUGH = 12;

/** One thoroughly photographed vehicle in so many stood on a turntable. */
const ONE_TURNED_IN = 2;

type Pictured = Pick<Vehicle, "images" | "photos_count" | "spin_images" | "spin_interior_image" | "hotspots">;

/** The studio's pictures of a vehicle, as many as its dealer would have taken. */
export function picturesOf(vehicle: PicturedVehicle, prng: Prng): Pictured {
  const wanted = wantedBy(prng);
  const images = [...standInPictures(vehicle, wanted)];
  const turned = wanted >= THOROUGH && prng.chance(1 / ONE_TURNED_IN);
  return { images, photos_count: images.length, ...(turned ? turntableFields(vehicle) : NOT_TURNED) };
}

function wantedBy(prng: Prng): number {
  const diligence = prng.weighted(DILIGENCE);
  if (diligence === "one") return 1;
  if (diligence === "few") return prng.int(3, 5);
  return diligence === "most" ? prng.int(6, 11) : THOROUGH;
}
