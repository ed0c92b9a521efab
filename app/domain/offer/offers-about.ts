import { facetKey } from "../catalogue/catalogue-document";
import type { Vehicle } from "../vehicle/vehicle";
import { manufacturerName, type Offer } from "./offer";
import { isRunning } from "./offer-days";
import { eachOf, isInOfferStock, type OfferedVehicle } from "./offer-stock";

type NamedModel = Pick<Vehicle, "make" | "model">;

/** The offers of today on the sale or finance of a model's vehicles. @param today `YYYY-MM-DD` where the dealer is */
export function offersOfModel(offers: readonly Offer[], model: NamedModel, today: string): readonly Offer[] {
  return offers.filter(
    (offer) => isRunning(offer, today) && modelsOf(offer).length > 0 && isOfModel(offer, model),
  );
}

/**
 * The offers of today on the sale or finance of a vehicle: of its make, of its model where they name one, and with all
 * that they say of their stock, to which belongs only what has arrived. Offers on vehicles of any make only of finance:
 * the others may leave their limits to their text. @param today `YYYY-MM-DD` where the dealer is
 */
export function offersOnVehicle(
  offers: readonly Offer[],
  vehicle: OfferedVehicle,
  today: string,
): readonly Offer[] {
  const thisYear = Number(today.slice(0, 4));
  return offers.filter(
    (offer) =>
      isRunning(offer, today) &&
      (isOfModel(offer, vehicle) || isFinanceOnStock(offer)) &&
      isInOfferStock(offer, vehicle, thisYear),
  );
}

const makeOf = (offer: Offer) => offer.stock?.make ?? manufacturerName(offer);
const modelsOf = (offer: Offer) => eachOf(offer.stock?.model ?? offer.model);

function isOfModel(offer: Offer, { make, model }: NamedModel): boolean {
  if (offer.department !== "sales" && offer.department !== "finance") return false;
  const [offersMake, models] = [makeOf(offer), modelsOf(offer)];
  if (offersMake === null || facetKey(offersMake) !== facetKey(make)) return false;
  return models.length === 0 || models.some((one) => facetKey(one) === facetKey(model));
}

/** Finance for vehicles of any make that the offer itself describes. */
function isFinanceOnStock(offer: Offer): boolean {
  const isDescribed = offer.stock !== null && offer.stock.path === null;
  return offer.department === "finance" && makeOf(offer) === null && isDescribed;
}
