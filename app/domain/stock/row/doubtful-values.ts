import type { Vehicle } from "../../vehicle/vehicle";
import type { Repair } from "../cells/note-repair";
import { type FeedPlace, isSamePlace, type Yard } from "../place-of";

/** A new vehicle that was driven further was perhaps a demonstrator, or "near new". */
const MOST_NEW_KM = 5_000;

/** Values of one vehicle of which not all can be right: they are published as the feed says, and told. */
export function doubtfulValues({
  car_type: type,
  km,
  price,
  offer_price: offer,
  before_price: before,
}: Pick<Vehicle, "car_type" | "km" | "price" | "offer_price" | "before_price">): readonly Repair[] {
  const told: Repair[] = [];
  if (type === "new" && km !== null && km > MOST_NEW_KM)
    told.push({ code: "new-with-kilometres", field: "car_type", before: `new, with ${km} km`, after: "new" });
  // An offer that equals the price is how many systems say that there is none.
  if (offer !== null && (price === null || offer > price)) {
    const beside = price === null ? "no price" : `a price of ${price}`;
    told.push({
      code: "offer-not-lower",
      field: "offer_price",
      before: `${offer} beside ${beside}`,
      after: `${offer}`,
    });
  }
  // One that equals the price says that there was no other, as with offers.
  if (before !== null && price !== null && before < price)
    told.push({
      code: "before-not-higher",
      field: "before_price",
      before: `${before} before a price of ${price}`,
      after: `${before}`,
    });
  return told;
}

/** What the lists of a site can show: {@link Vehicle.car_type} and {@link Vehicle.item_type}. */
export interface ListedKinds {
  readonly carTypes: readonly string[];
  readonly itemTypes: readonly string[];
}

/** A vehicle of a kind that none of the sites lists, which sell this dealership's stock: it is published and nobody finds it. */
export function onNoList(
  { car_type: carType, item_type: itemType }: Pick<Vehicle, "car_type" | "item_type">,
  lists: readonly ListedKinds[],
): readonly Repair[] {
  if (lists.some(({ carTypes, itemTypes }) => carTypes.includes(carType) && itemTypes.includes(itemType)))
    return [];
  const isKindSold = lists.some(({ itemTypes }) => itemTypes.includes(itemType));
  const [field, before] = isKindSold ? ["car_type", carType] : ["item_type", itemType];
  return [{ code: "on-no-list", field, before, after: before }];
}

/**
 * A vehicle whose feed names a place that is none of the dealership's yards: its page names that place without an
 * address, and a test drive is booked at a yard. One that stands at a yard by its city alone is told where the feed gives
 * the place another name; and one of a dealership that has no yard at all.
 * @param said what the feed says, in its own words
 * @param yards undefined where nobody knows them
 */
export function atNoYard(
  said: FeedPlace,
  { location_id: id }: Pick<Vehicle, "location_id">,
  yards: readonly Pick<Yard, "id" | "name">[] | undefined,
): readonly Repair[] {
  if (yards === undefined) return [];
  const field = "location.name";
  const before = [said.name, said.city, said.state].filter(Boolean).join(", ");
  if (yards.length === 0) return [{ code: "dealership-without-yard", field, before, after: before }];
  const yard = yards.find((one) => one.id === id);
  if (yard === undefined) return [{ code: "at-no-yard", field, before, after: before }];
  const isKnown = said.name === null || yards.some(({ name }) => isSamePlace(name, said.name ?? ""));
  return isKnown ? [] : [{ code: "yard-by-city", field, before, after: yard.name }];
}

/** Places that a vehicle can be brought to and that are none of the dealership's yards: no visit is booked there. */
export function broughtToNoYard(
  brought: Vehicle["location"]["distribution_locations"],
  yards: readonly Pick<Yard, "id">[] = [],
): readonly Repair[] {
  if (yards.length === 0) return [];
  const unknown = brought.filter(({ id }) => !yards.some((yard) => yard.id === id));
  return unknown.map(({ name }) => ({
    code: "at-no-yard",
    field: "location.distribution_locations",
    before: name,
    after: name,
  }));
}
