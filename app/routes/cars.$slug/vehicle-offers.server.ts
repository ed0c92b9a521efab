import type { Vehicle } from "~/domain/vehicle/vehicle";
import { type OfferTeaser, teasersAbout } from "~/features/offers/offer-teasers";
import { pageSite } from "~/request/page-site.server";

const MOST = 2;

/** The dealer's offers of today that are about a vehicle. */
export async function vehicleOffers(vehicle: Vehicle, request: Request): Promise<readonly OfferTeaser[]> {
  const { make, model, car_type: carType, certified } = vehicle;
  return teasersAbout({ make, model, carType, certified }, await pageSite(request), MOST);
}
