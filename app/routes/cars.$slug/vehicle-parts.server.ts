import { stockScope } from "~/domain/search/stock-rule";
import type { ReviewsView } from "~/domain/review/reviews-view";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { momentText } from "~/features/checkout/checkout-text";
import type { OfferTeaser } from "~/features/offers/offer-teasers";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import { quotedVehicle } from "~/features/vehicle/sections/finance/quoted-vehicle.server";
import { buildSimilar } from "~/features/vehicle/sections/similar/build-similar.server";
import type { SimilarView } from "~/features/vehicle/sections/similar/similar-view";
import { services } from "~/services.server";
import { type CalculatorAnswers, calculatorAnswers } from "~/pages/vehicle/calculator-answers.server";
import { reservedUntil } from "~/request/orders/reserved-until.server";
import { vehicleOffers } from "./vehicle-offers.server";
import { vehicleReviews } from "./vehicle-reviews.server";

/** Everything that a vehicle's page shows. */
export interface VehicleParts {
  /** With its finance quote, where one came in time. */
  readonly vehicle: Vehicle;
  readonly answers: CalculatorAnswers;
  readonly offers: readonly OfferTeaser[];
  readonly similar: SimilarView | null;
  readonly reviews: ReviewsView | null;
  /** Until when it is reserved, in words; null where that is not known. */
  readonly reservedUntil: string | null;
}

/**
 * Loads everything that a vehicle's page shows, at the same time. It waits only a moment for a finance quote and a
 * review score; later answers are for the next page. It waits for a delivery price only when the address asks for one.
 */
export async function vehicleParts(
  found: Vehicle,
  site: VehiclePageSite,
  request: Request,
): Promise<VehicleParts> {
  const { search, financeQuotes, checkout } = await services();
  const { config, now } = site;
  const query = new URL(request.url).searchParams;
  const [vehicle, answers, offers, similar, reviews, hold] = await Promise.all([
    quotedVehicle(found, config, financeQuotes),
    calculatorAnswers(found, config, query),
    vehicleOffers(found, request),
    buildSimilar(found, { ...site, search, scope: stockScope(config, now) }, query),
    vehicleReviews(found, request),
    reservedUntil(checkout, found, now),
  ]);
  const until = hold === null ? null : momentText(hold.until, config);
  return { vehicle, answers, offers, similar, reviews, reservedUntil: until };
}
