import { compactText } from "../text";
import { LEFT_ALONE } from "./name-words";

/** Words of a dealership's name that say what it sells, not where it is. */
const TRADES: ReadonlySet<string> = new Set(
  (
    "automobiles automotive autos bikes boats bus car caravan caravans cars centre center city dealership group motor motorcycle " +
    "motorcycles motors new prestige rv rvs sales truck trucks used utes van vans vehicles"
  ).split(" "),
);

/**
 * The place in each dealership's name, and every dealership that has it: "Brisbane" of "Smith Motorcycles Brisbane" and
 * "Smith Brisbane". A word that more than half of them share is the group's own name; one dealership has no place.
 */
export function dealershipPlaces(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const wordsOf = (name: string) => [...new Set(name.split(/\s+/u).map(compactText))];
  const shared = new Map<string, number>();
  for (const word of names.flatMap(wordsOf)) shared.set(word, (shared.get(word) ?? 0) + 1);
  const places = new Map<string, readonly string[]>();
  for (const name of names) {
    const own = wordsOf(name).filter(
      (word) => (shared.get(word) ?? 0) * 2 <= names.length && !TRADES.has(word),
    );
    if (own.length === 0 || own.every((word) => LEFT_ALONE.includes(word))) continue;
    const place = own.join("");
    places.set(place, [...(places.get(place) ?? []), name]);
  }
  return places;
}
