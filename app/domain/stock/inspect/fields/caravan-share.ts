import { itemTypeOf } from "../../cells/item-type-words";
import type { ColumnProfile } from "../column-profile";
import type { CaravanShare } from "./field-maker";

/** A column and what it was taken for. */
interface Known {
  readonly column: ColumnProfile;
  readonly field: { readonly id: string };
}

/** What only caravans have. */
const OF_CARAVANS: ReadonlySet<string> = new Set(["caravan.sleeps", "caravan.aggregate_trailer_mass"]);
/** In a file that says of fewer rows how many sleep in it, other things than caravans are for sale too. */
const MOST_ROWS = 0.6;

/** How many of a file's vehicles are caravans: by its column of kinds, else by what only caravans have. */
export function caravanShare(matches: readonly Known[], country: string): CaravanShare {
  const kinds = matches.find(({ field }) => field.id === "itemType")?.column;
  const measured = matches.filter(({ field, column }) => OF_CARAVANS.has(field.id) && column.filled > 0);
  if (kinds === undefined) {
    if (measured.length === 0) return "none";
    return measured.some(({ column }) => column.filled >= column.rows * MOST_ROWS) ? "all" : "some";
  }
  const words = [...kinds.words.keys()];
  const caravans = words.filter((word) => itemTypeOf(word, country) === "caravan");
  if (caravans.length === 0) return measured.length === 0 ? "none" : "some";
  return caravans.length === words.length ? "all" : "some";
}

/** Without what only caravans have, where there are none. */
export function withoutCaravanParts<Match extends Known>(
  matches: readonly Match[],
  country: string,
): readonly Match[] {
  if (caravanShare(matches, country) !== "none") return matches;
  return matches.filter(({ field }) => !field.id.startsWith("caravan."));
}
