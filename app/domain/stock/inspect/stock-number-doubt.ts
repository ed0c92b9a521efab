import { isCode } from "./cell-tests";
import type { ColumnProfile } from "./column-profile";
import type { ColumnMatch } from "./match-columns";
import { isVin } from "./vin";

/** A column whose name does not say that it is the stock number, and others that it could be as well. */
interface StockNumberDoubt {
  readonly taken: string;
  readonly others: readonly string[];
}

/** Below this a name means other things too: `id`, `reference`. */
const OWN_NAME = 0.9;
const MOST_OTHERS = 3;

/**
 * Whether the stock number may be another column: what a database counts its rows by is not the number on the key tag that
 * shoppers and the dealer's people read. Null where the column's own name says that it is the stock number.
 */
export function stockNumberDoubt(
  columns: readonly ColumnProfile[],
  matches: readonly ColumnMatch[],
): StockNumberDoubt | null {
  const match = matches.find(({ field }) => field.id === "stocknum");
  if (match === undefined || match.sure >= OWN_NAME) return null;
  const used = new Set(matches.map(({ column }) => column));
  const others = columns.filter((column) => !used.has(column) && mayBeNumber(column));
  return { taken: match.column.name, others: others.slice(0, MOST_OTHERS).map(({ name }) => name) };
}

/** Codes that are nearly all different. */
function mayBeNumber({ filled, rows, words, hasAllWords, sample }: ColumnProfile): boolean {
  if (filled < rows * 0.5 || (hasAllWords && words.size < filled * 0.9)) return false;
  return sample.every((text) => text.length <= 20 && /\d/.test(text) && isCode(text) && !isVin(text));
}
