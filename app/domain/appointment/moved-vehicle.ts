import type { LeadChange } from "../lead/lead";
import type { LeadRecord } from "../lead/lead-record";
import type { SiteConfig } from "../tenant/site-config";
import { withoutEarlierStep } from "./booking";
import { bookingPlace } from "./booking-place";
import { BROUGHT_FROM } from "./brought-vehicle";

/** Where a vehicle stands by the stock that is published. */
export interface PlacedVehicle {
  readonly carId: string;
  /** Id of the place; null where only the dealership is known. */
  readonly locationId: string | null;
  readonly dealershipIds: readonly string[];
}

type Places = { readonly site: Pick<SiteConfig["site"], "locations"> };

/**
 * The step by which the people of both places learn that the vehicle of a test drive stands at another of the dealer's places
 * than the drive, or stands there again. The drive itself is as before: they bring the vehicle, or call. Null where nothing
 * has changed, and where nobody knows the place.
 */
export function movedChange(lead: LeadRecord, vehicle: PlacedVehicle, config: Places): LeadChange | null {
  const place = bookingPlace(lead, config);
  const stands = placeOf(vehicle, config);
  if (place === null || stands === null) return null;
  const from = stands.id === place.id ? "" : stands.name;
  if (from === (lead.fields[BROUGHT_FROM] ?? "")) return null;
  return {
    fields: { [BROUGHT_FROM]: from, ...withoutEarlierStep(lead.fields) },
    alsoTells: stands.id,
    submissionKey: `vehicle at ${stands.id} after ${lead.changes.length}`,
  };
}

/** From where the vehicle has to be brought by the last step of a lead, empty where it came back; null for other steps. */
export function vehicleMoved({ changes }: Pick<LeadRecord, "changes">): string | null {
  const last = changes.at(-1);
  return last === undefined || last.letter !== undefined ? null : (last.fields?.[BROUGHT_FROM] ?? null);
}

function placeOf({ locationId, dealershipIds }: PlacedVehicle, { site }: Places) {
  const named = site.locations.find(({ id }) => id === locationId);
  return named ?? site.locations.find(({ dealershipId }) => dealershipIds.includes(dealershipId)) ?? null;
}
