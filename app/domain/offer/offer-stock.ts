import { facetKey } from "../catalogue/catalogue-document";
import { priceReduction } from "../pricing/price-reduction";
import { salePrice } from "../pricing/price-rule";
import type { VehicleQuery } from "../search/query";
import { bodyTypeOf } from "../vehicle/body-type-of";
import { filteredBody } from "../vehicle/body-types";
import { IN_STOCK_STATUSES, isIncoming } from "../vehicle/stock-status";
import type { Vehicle } from "../vehicle/vehicle";
import { manufacturerName, type Offer } from "./offer";

/** What of a vehicle decides which offers it comes with. */
export type OfferedVehicle = Pick<
  Vehicle,
  | "make"
  | "model"
  | "status"
  | "preorder"
  | "car_type"
  | "item_type"
  | "simple_body"
  | "body"
  | "simple_fuel"
  | "fuel"
  | "categories"
  | "caravan"
  | "certified"
  | "year"
  | "price"
  | "offer_price"
  | "before_price"
>;

/** Vehicles an offer is for, as the search is asked for them. */
export interface StockOfOffer extends Pick<VehicleQuery, "refinements" | "ranges"> {
  readonly carTypes: readonly Vehicle["car_type"][];
  /** Null for vehicles of any make. */
  readonly make: string | null;
  /** None for every model. */
  readonly models: readonly string[];
}

/** The values of a field that holds one value, several or none. */
export function eachOf<Value extends string>(
  field: Value | readonly Value[] | null | undefined,
): readonly Value[] {
  if (field === null || field === undefined) return [];
  return typeof field === "string" ? [field] : field;
}

/**
 * The vehicles an offer is for: what its `stock` says of them, else those of its make and model that are listed. Null
 * for an offer that sells no vehicle or says nothing of those it is for: it lists none. @param thisYear where the dealer is
 */
export function offerStockOf(offer: Offer, thisYear: number): StockOfOffer | null {
  const { stock } = offer;
  const make = stock?.make ?? manufacturerName(offer);
  if (stock === null) {
    const isAboutVehicles = offer.department === "sales" || offer.department === "finance";
    if (!isAboutVehicles || make === null || offer.model === null) return null;
    const refinements = { status: IN_STOCK_STATUSES, make: [make], model: [offer.model] };
    return { carTypes: [], make, models: [offer.model], refinements, ranges: {} };
  }
  const models = eachOf(stock.model ?? offer.model);
  const chosen = chosenBy(stock, models);
  const ranges = rangesOf(stock, thisYear);
  if (make === null && Object.keys({ ...chosen, ...ranges }).length === 0) return null;
  return {
    carTypes: stock.carTypes,
    make,
    models,
    // An offer on stock is on what has arrived.
    refinements: { status: ["in_stock"], ...(make === null ? {} : { make: [make] }), ...chosen },
    ranges,
  };
}

type Stock = NonNullable<Offer["stock"]>;

function chosenBy(
  { carTypes, itemType, body, fuel, category, reduced, certified }: Stock,
  models: readonly string[],
) {
  const chosen = {
    car_type: carTypes,
    item_type: eachOf(itemType),
    model: models,
    body: eachOf(body).map(filteredBody),
    fuel: eachOf(fuel),
    categories: eachOf(category),
    highlights: reduced ? ["reduced"] : [],
    certified: certified ? ["true"] : [],
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, values]) => values.length > 0));
}

function rangesOf({ maxAgeYears, minPrice, maxPrice, minSleeps }: Stock, thisYear: number) {
  // A vehicle without a price has the price 0 in the index.
  const cheapest = minPrice ?? (maxPrice === null ? null : 1);
  return {
    ...(maxAgeYears === null ? {} : { year: { min: thisYear - maxAgeYears + 1 } }),
    ...(cheapest === null
      ? {}
      : { price: { min: cheapest, ...(maxPrice === null ? {} : { max: maxPrice }) } }),
    ...(minSleeps === null ? {} : { sleeps: { min: minSleeps } }),
  };
}

/**
 * Whether a vehicle has all that an offer says of its stock, its make and model aside: what has arrived alone.
 * @param thisYear where the dealer is
 */
export function isInOfferStock({ stock }: Offer, vehicle: OfferedVehicle, thisYear: number): boolean {
  if (stock === null) return true;
  const { carTypes, itemType, body, fuel, category, reduced, certified, maxAgeYears, minSleeps } = stock;
  const ownBody = vehicle.simple_body ?? bodyTypeOf(vehicle.body);
  return (
    !isIncoming(vehicle) &&
    isOneOf(carTypes, [vehicle.car_type]) &&
    (itemType === null || itemType === vehicle.item_type) &&
    isOneOf(eachOf(body).map(filteredBody), ownBody === null ? [] : [filteredBody(ownBody)]) &&
    isOneOf(eachOf(fuel), eachOf(vehicle.simple_fuel ?? vehicle.fuel)) &&
    isOneOf(eachOf(category), vehicle.categories) &&
    (!reduced || priceReduction(vehicle) > 0) &&
    (!certified || vehicle.certified) &&
    (maxAgeYears === null || vehicle.year > thisYear - maxAgeYears) &&
    (minSleeps === null || (vehicle.caravan?.sleeps ?? 0) >= minSleeps) &&
    isWithinPrices(stock, vehicle)
  );
}

function isOneOf(wanted: readonly string[], values: readonly string[]): boolean {
  return (
    wanted.length === 0 || values.some((value) => wanted.some((one) => facetKey(one) === facetKey(value)))
  );
}

function isWithinPrices({ minPrice, maxPrice }: Stock, vehicle: OfferedVehicle): boolean {
  if (minPrice === null && maxPrice === null) return true;
  const price = salePrice(vehicle)?.amount ?? null;
  return price !== null && price >= (minPrice ?? 0) && price <= (maxPrice ?? Infinity);
}
