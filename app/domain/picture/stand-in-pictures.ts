import type { Vehicle, VehicleImage } from "../vehicle/vehicle";
import { paintOf } from "./paint";
import { studioShapeOf } from "./studio-face";
import { type InsideVehicle, studioInteriorOf } from "./studio-interior";
import { spinView, studioPictureAddress, type StudioView } from "./studio-picture";
import { STUDIO_SHAPES, type StudioShape } from "./studio-shapes";

/** What decides which stand-in pictures a vehicle has. */
export type PicturedVehicle = InsideVehicle & Pick<Vehicle, "colour">;

/** The turntable's frame that shows the one corner no still picture shows. */
const REAR_LEFT = 22;

/** Best first; the last one is a turntable's view of the side that no other picture shows. */
const ORDER: readonly (readonly [place: "outside" | "inside", view: StudioView])[] = [
  ["outside", "hero"],
  ["outside", "side"],
  ["outside", "rear34"],
  ["inside", "hero"],
  ["outside", "front"],
  ["outside", "rear"],
  ["inside", "dash"],
  ["inside", "rearseat"],
  ["outside", "detail"],
  ["outside", "front34"],
  ["outside", "tail"],
  ["outside", spinView(REAR_LEFT)],
];

/**
 * Studio pictures for a vehicle without photographs, the same at every call: the outside in the face of its make and
 * model and in its colour, and the inside. Never repeats a picture: there may be fewer than `count`. Below 1 it gives
 * none.
 */
export function standInPictures(vehicle: PicturedVehicle, count: number): readonly VehicleImage[] {
  const shapes = { outside: studioShapeOf(vehicle), inside: studioInteriorOf(vehicle) };
  const paint = paintOf(vehicle.colour);
  const addresses = ORDER.flatMap(([place, view]) => {
    const body = shapes[place];
    return body !== null && isSeenFrom(body, view) ? [studioPictureAddress({ body, view, paint })] : [];
  });
  return addresses.slice(0, Math.max(0, count)).map((url) => ({ image: { url, thumb: { url } } }));
}

function isSeenFrom(shape: StudioShape, view: StudioView): boolean {
  const views: readonly StudioView[] = STUDIO_SHAPES[shape];
  return views.includes(view);
}
