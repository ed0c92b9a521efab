import { buildLocationReviews, buildReviews } from "~/domain/review/build-reviews";
import type { ReviewsView } from "~/domain/review/reviews-view";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { pageSite, reviewsSite } from "~/request/page-site.server";

/** What customers say of the place a vehicle stands at, else of the dealer; null where the page has no such section. */
export async function vehicleReviews(vehicle: Vehicle, request: Request): Promise<ReviewsView | null> {
  const site = await pageSite(request);
  if (!site.config.vehicle.sections.includes("reviews") || !isInStock(vehicle)) return null;
  const reviews = await reviewsSite(site);
  return buildLocationReviews(reviews, vehicle.location_id) ?? buildReviews(reviews);
}
