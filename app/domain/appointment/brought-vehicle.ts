import type { SiteConfig } from "../tenant/site-config";
import type { Vehicle } from "../vehicle/vehicle";

/** Field of a test drive with the name of the yard that its vehicle has to be brought from. */
export const BROUGHT_FROM = "vehicle_brought_from";

/**
 * The yard that a vehicle has to be brought from for a drive at another of the dealer's places: a dealer has to agree to
 * that. Null where it stands there, and where nobody knows.
 */
export function broughtFrom(
  vehicle: Pick<Vehicle, "location_id"> | null,
  locationId: string,
  { site }: { readonly site: Pick<SiteConfig["site"], "locations"> },
): string | null {
  if (vehicle === null || locationId === "" || vehicle.location_id === locationId) return null;
  return site.locations.find(({ id }) => id === vehicle.location_id)?.name ?? null;
}
