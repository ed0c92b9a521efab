import type { Vehicle } from "~/domain/vehicle/vehicle";
import { type OfferTeaser, teasersOnVehicle } from "~/features/offers/offer-teasers";
import { pageSite } from "~/request/page-site.server";

/** The dealer's offers of today that a vehicle comes with. */
export async function vehicleOffers(vehicle: Vehicle, request: Request): Promise<readonly OfferTeaser[]> {
  return teasersOnVehicle(vehicle, await pageSite(request));
}
