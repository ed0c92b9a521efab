import type { VehicleSummary } from "../vehicle/vehicle-summary";

type Shown = Pick<VehicleSummary, "id" | "photos_count">;

/**
 * The vehicles that a model's page shows: earlier groups before later ones, none twice, and of those the ones with photos
 * first.
 * @param groups what there is, the more wanted first
 */
export function shownOfModel<Of extends Shown>(
  groups: readonly (readonly Of[])[],
  most: number,
): readonly Of[] {
  const once = new Map(groups.flatMap(photosFirst).map((vehicle) => [vehicle.id, vehicle]));
  return photosFirst([...once.values()].slice(0, most));
}

function photosFirst<Of extends Shown>(vehicles: readonly Of[]): readonly Of[] {
  const has = ({ photos_count }: Shown) => Number(photos_count > 0);
  return [...vehicles].sort((one, other) => has(other) - has(one));
}
