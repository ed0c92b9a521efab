import type { MapGrounds } from "~/ports/map-ground";
import type { PostcodePlaces } from "~/ports/postcode-places";
import { createMapGrounds } from "./map-ground.server";
import { createPostcodePlaces } from "./postcode-places.server";

/** What is known of a country's places; each table is read when first asked for. */
export function startPlaces(): { readonly postcodePlaces: PostcodePlaces; readonly mapGrounds: MapGrounds } {
  return { postcodePlaces: createPostcodePlaces(), mapGrounds: createMapGrounds() };
}
