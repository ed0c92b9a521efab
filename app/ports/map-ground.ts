import type { Country } from "~/domain/country/country";
import type { Coordinates } from "~/domain/location/distance";

/** A town that maps name. */
export interface MapTown extends Coordinates {
  readonly name: string;
}

/** What a map of a region is drawn on. */
export interface MapGround {
  /** Outlines of the land, each closed. */
  readonly coast: readonly (readonly Coordinates[])[];
  /** Between the states of a country. */
  readonly borders: readonly (readonly Coordinates[])[];
  /** Main roads, straight from town to town: for maps of a region, not of a suburb. */
  readonly roads: readonly (readonly Coordinates[])[];
  /** Main towns, the largest first. */
  readonly towns: readonly MapTown[];
}

/** The ground of maps. Adapter: `infra/places/map-ground.server.ts`, from tables in the build. */
export interface MapGrounds {
  of(country: Country["code"]): Promise<MapGround>;
}
