import { standInPictures } from "~/domain/picture/stand-in-pictures";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Prng } from "./prng.server";

type Pictured = Pick<Vehicle, "images" | "photos_count">;

/** Mostly six or seven studio pictures and the number of photos a dealer would have taken. */
export function picturesOf(
  vehicle: Pick<Vehicle, "item_type" | "simple_body" | "colour">,
  prng: Prng,
): Pictured {
  const images = [
    ...standInPictures(vehicle, prng.weighted({ few: 1, all: 6 }) === "few" ? prng.int(2, 4) : 12),
  ];
  return { images, photos_count: Math.max(images.length, prng.int(8, 40)) };
}
