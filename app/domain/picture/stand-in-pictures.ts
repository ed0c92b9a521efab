import type { BodyType } from "../vehicle/body-types";
import type { ItemType, VehicleImage } from "../vehicle/vehicle";
import { paintOf } from "./paint";
import { type StudioBody, studioBodyOf } from "./studio-body";
import { studioPictureAddress, type StudioView } from "./studio-picture";

/** What a stand-in picture shows of a vehicle. */
export interface PicturedVehicle {
  readonly item_type: ItemType;
  readonly simple_body: BodyType | null;
  readonly colour: string | null;
}

/** From outside, best first; the inside comes after {@link BEFORE_INSIDE} of them. */
const OUTSIDE: readonly StudioView[] = ["hero", "side", "rear34", "front", "rear", "detail"];
const BEFORE_INSIDE = 3;

/**
 * Studio pictures for a vehicle without photographs, best first: outside views, and the inside of a car or caravan.
 * A `count` beyond the distinct views repeats none; below 1 it gives none.
 */
export function standInPictures(vehicle: PicturedVehicle, count: number): readonly VehicleImage[] {
  const body = studioBodyOf(vehicle.item_type, vehicle.simple_body);
  const paint = paintOf(vehicle.colour);
  const outside = OUTSIDE.map((view) => studioPictureAddress({ body, view, paint }));
  const inside = insideOf(body).map((room) => studioPictureAddress({ body: room, view: "hero", paint }));
  const order = [...outside.slice(0, BEFORE_INSIDE), ...inside, ...outside.slice(BEFORE_INSIDE)];
  return order.slice(0, Math.max(0, count)).map((url) => ({ image: { url, thumb: { url } } }));
}

function insideOf(body: StudioBody): readonly string[] {
  if (body === "motorcycle") return [];
  return [body === "caravan" ? "caravanInterior" : "interior"];
}
