import type { Country } from "~/domain/country/country";
import type { Coordinates } from "~/domain/location/distance";
import type { CoordinateBox } from "~/domain/location/map-frame";
import type { PostcodeArea } from "~/domain/location/place-names";
import type { DeliveryPlace } from "~/domain/delivery/delivery-price";

/**
 * Where postcodes are. Adapter: `infra/places/postcode-places.server.ts`, from tables in the build.
 */
export interface PostcodePlaces {
  /** The middle of a postcode's area and its best-known name; null for a postcode nobody lives at. */
  find(country: Country["code"], postcode: string): Promise<DeliveryPlace | null>;
  /** The areas that a text names, by `placeNames`: none for a name nobody knows. */
  named(country: Country["code"], text: string): Promise<readonly PostcodeArea[]>;
  /** Of these the areas whose whole name it is. */
  called(country: Country["code"], name: string): Promise<readonly PostcodeArea[]>;
  /** The area around a point; null where nobody lives. */
  nearest(country: Country["code"], point: Coordinates): Promise<PostcodeArea | null>;
  /** Every area whose middle lies in a box, for drawing maps. */
  within(country: Country["code"], box: CoordinateBox): Promise<readonly DeliveryPlace[]>;
}
