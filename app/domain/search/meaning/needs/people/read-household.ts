import type { Lexeme } from "../../lexemes";
import type { Reading } from "../../readings";
import { readSpan } from "../../read-span";
import type { SearchVocabulary } from "../../vocabulary";
import { namesWeighed } from "../../words/mass-words";
import { phraseAt } from "../../words/phrase-at";
import { FOR, TOWED_SIZES } from "../need-words";
import { BEHIND_DOG, DOG_WORDS, DOGS, FAMILY_USES } from "./household-words";

/** Two rows of seats: for children, or to be folded down for what is carried. */
const TWO_ROWS = 5;
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "my", "our", "the", "with"]);
const HAN_COUNTED: ReadonlySet<string> = new Set(["只", "条", "个", "大", "小"]);
const MOST_SIZES = 3;
/** "Enough room for my two very large dogs". */
const MOST_WORDS = 10;

/**
 * What a household does with a vehicle: the school run and two Labradors need two rows of seats, wherever there are any; a dog is
 * told, and counts no seats. Null where nothing of the kind begins.
 */
export function readHousehold(
  all: readonly Lexeme[],
  at: number,
  vocabulary: Pick<SearchVocabulary, "seats" | "onlyKind">,
): Reading | null {
  const use = phraseAt(all, at, FAMILY_USES);
  return use > 0 ? twoRows(all, at + use, vocabulary) : readDogs(all, at, vocabulary);
}

function readDogs(
  all: readonly Lexeme[],
  at: number,
  vocabulary: Pick<SearchVocabulary, "seats" | "onlyKind">,
): Reading | null {
  // Most texts name none, and numbers take long to read.
  if (!all.slice(at, at + MOST_WORDS).some(({ key }) => DOG_WORDS.has(key))) return null;
  let from = at + phraseAt(all, at, FOR);
  while (ARTICLES.has(all[from]?.key ?? "")) from += 1;
  const span = readSpan(all, from);
  const isCount = span !== null && !span.low.isMoney && span.before === null;
  let named = isCount ? span.end : from;
  const most = named + MOST_SIZES;
  while (named < most && isSize(all[named])) named += 1;
  const length = phraseAt(all, named, DOGS);
  const end = named + length;
  if (length === 0 || BEHIND_DOG.has(all[end]?.key ?? "")) return null;
  if (isCount) return span.low.value > 1 ? twoRows(all, end, vocabulary) : { kind: "aside", end };
  // What stands in front says nothing of it.
  return named === at ? { kind: "aside", end } : null;
}

const isSize = (one: Lexeme | undefined) =>
  one !== undefined && (TOWED_SIZES.has(one.key) || HAN_COUNTED.has(one.key));

/** Vehicles with two rows, as a wish; nobody sits in a caravan. */
function twoRows(
  all: readonly Lexeme[],
  end: number,
  { seats, onlyKind }: Pick<SearchVocabulary, "seats" | "onlyKind">,
): Reading {
  const values = seats.filter((count) => count >= TWO_ROWS).map(String);
  const isSeated = values.length > 0 && !namesWeighed(all, "tare_kg", onlyKind);
  return isSeated
    ? { kind: "values", end, meaning: { attribute: "seats", values }, isWish: true }
    : { kind: "aside", end };
}
