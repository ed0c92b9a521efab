import type { CarType } from "../vehicle/vehicle";
import { facetKey } from "../catalogue/catalogue-document";
import { manufacturerName, type Offer } from "./offer";
import { isRunning } from "./offer-days";

/** A model, or a vehicle of it. */
export interface OfferSubject {
  readonly make: string;
  readonly model: string;
  /** Of a vehicle; a model alone is of every type. */
  readonly carType?: CarType;
  readonly certified?: boolean;
}

/**
 * The offers of today that are about a model or a vehicle: on a sale or its finance, of its make, and of its model
 * and kind where the offer names them. @param today `YYYY-MM-DD` where the dealer is
 */
export function offersAbout(
  offers: readonly Offer[],
  subject: OfferSubject,
  today: string,
): readonly Offer[] {
  return offers.filter((offer) => isRunning(offer, today) && isAbout(offer, subject));
}

function isAbout(offer: Offer, { make, model, carType, certified }: OfferSubject): boolean {
  const { stock, department } = offer;
  const offersMake = stock?.make ?? manufacturerName(offer);
  const offersModel = stock?.model ?? offer.model;
  if (department !== "sales" && department !== "finance") return false;
  if (offersMake === null || facetKey(offersMake) !== facetKey(make)) return false;
  if (offersModel !== null && facetKey(offersModel) !== facetKey(model)) return false;
  // A model's page is about its vehicles of every type; an offer that names no model is not about one of them.
  if (carType === undefined) return offersModel !== null;
  const types = stock?.carTypes ?? [];
  return (types.length === 0 || types.includes(carType)) && (stock?.certified !== true || certified === true);
}
