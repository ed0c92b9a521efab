import { facetKey } from "../catalogue/catalogue-document";
import { priceReduction } from "../pricing/price-reduction";
import { salePrice } from "../pricing/price-rule";
import { bodyTypeOf } from "../vehicle/body-type-of";
import { isIncoming } from "../vehicle/stock-status";
import type { Vehicle } from "../vehicle/vehicle";
import { manufacturerName, type Offer } from "./offer";
import { isRunning } from "./offer-days";

type NamedModel = Pick<Vehicle, "make" | "model">;

/** What of a vehicle decides which offers it comes with. */
export type OfferedVehicle = NamedModel &
  Pick<
    Vehicle,
    | "status"
    | "preorder"
    | "car_type"
    | "item_type"
    | "simple_body"
    | "body"
    | "certified"
    | "year"
    | "price"
    | "offer_price"
    | "before_price"
  >;

/** The offers of today on the sale or finance of a model's vehicles. @param today `YYYY-MM-DD` where the dealer is */
export function offersOfModel(offers: readonly Offer[], model: NamedModel, today: string): readonly Offer[] {
  return offers.filter(
    (offer) => isRunning(offer, today) && modelOf(offer) !== null && isOfModel(offer, model),
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
      isInStockOf(offer, vehicle, thisYear),
  );
}

const makeOf = (offer: Offer) => offer.stock?.make ?? manufacturerName(offer);
const modelOf = (offer: Offer) => offer.stock?.model ?? offer.model;

function isOfModel(offer: Offer, { make, model }: NamedModel): boolean {
  if (offer.department !== "sales" && offer.department !== "finance") return false;
  const [offersMake, offersModel] = [makeOf(offer), modelOf(offer)];
  if (offersMake === null || facetKey(offersMake) !== facetKey(make)) return false;
  return offersModel === null || facetKey(offersModel) === facetKey(model);
}

/** Finance for vehicles of any make that the offer itself describes. */
function isFinanceOnStock(offer: Offer): boolean {
  const isDescribed = offer.stock !== null && offer.stock.path === null;
  return offer.department === "finance" && makeOf(offer) === null && isDescribed;
}

function isInStockOf({ stock }: Offer, vehicle: OfferedVehicle, thisYear: number): boolean {
  if (stock === null) return true;
  const { carTypes, itemType, body, reduced, certified, maxAgeYears, minPrice } = stock;
  return (
    !isIncoming(vehicle) &&
    (carTypes.length === 0 || carTypes.includes(vehicle.car_type)) &&
    (itemType === null || itemType === vehicle.item_type) &&
    (body === null || body === (vehicle.simple_body ?? bodyTypeOf(vehicle.body))) &&
    (!reduced || priceReduction(vehicle) > 0) &&
    (!certified || vehicle.certified) &&
    (maxAgeYears === null || vehicle.year > thisYear - maxAgeYears) &&
    (minPrice === null || (salePrice(vehicle)?.amount ?? 0) >= minPrice)
  );
}
