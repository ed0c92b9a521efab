import { isKnownMake } from "../../../make/known-makes";
import { isKnownModel } from "../../../make/known-models";
import type { Lexeme } from "../lexemes";
import { NEGATIONS } from "../name-words";
import { readPhrase } from "../read-phrase";
import { LIKE_A } from "../models/like-words";
import { phraseAt, phraseLookup } from "../words/phrase-at";
import type { Reading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";
import { COMPARES, HAN_MORE, HAN_THAN, LIKE_A_KIND, LIKE_IT, THAN } from "./compared-words";

const thanAt = phraseLookup(THAN);
const ARTICLES: ReadonlySet<string> = new Set("a an the my our your this that old".split(" "));
const CONDITIONS: ReadonlySet<string> = new Set("brand new used second hand secondhand".split(" "));
/** Between "more" and "than" stand few words; names have as many. */
const [MOST_COMPARED, MOST_NAMED] = [2, 3];
const KINDS: readonly string[] = ["body", "item_type", "drive"];
const NAMES: readonly string[] = ["make", "make_model"];
/** "Smaller than a Hilux": the vehicle is told with what is said of it, nobody who says so looks for one. Null for nothing of the kind. */
export function readCompared(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
): Reading | null {
  const amount = thanAmount(all, at);
  if (amount !== null) return amount;
  // "Nothing bigger than a Mazda 2" wants no Mazda 2 either.
  let start = at;
  while (NEGATIONS.has(all[start]?.key ?? "")) start += 1;
  const isHan = all[start]?.key === HAN_THAN;
  const ofOne = thanOfOne(all, start);
  const kind = all
    .slice(start, start + ofOne)
    .findIndex((_, index) => isKindAt(all, start + index, vocabulary));
  // "Smaller suv than a CX-5" looks for that kind.
  if (kind > 0) return { kind: "aside", end: start + kind };
  const than = isHan || all[start]?.key === "than" ? 1 : Math.max(thanAt(all, start), ofOne);
  if (than === 0) return readLike(all, at, vocabulary);
  let from = start + than;
  while (ARTICLES.has(all[from]?.key ?? "")) from += 1;
  const isLed = from > start + than;
  // "Cheaper than a new MG"; "as good as new" says something else.
  while (isLed && CONDITIONS.has(all[from]?.key ?? "")) from += 1;
  const end =
    endOfName(all, from, vocabulary) ??
    (isLed ? endOfKind(all, from, vocabulary) : null) ??
    (all[start]?.key === "than" && !isLed ? endOfGrade(all, from, vocabulary) : null);
  // "Newer than 2008" and "less than 1500 km" name no Peugeot and no Ram.
  const isNumber =
    from === start + than && all.slice(from, end ?? from).every(({ key }) => /^\d+$/u.test(key));
  if (end === null || isNumber) return null;
  // What shall be like a model that is here is read by its kind.
  if (start === at && phraseAt(all, at, LIKE_A) > 0 && isModelAt(all, from, vocabulary))
    return { kind: "aside", end: from };
  const more = isHan && HAN_MORE.has(all[end]?.key ?? "") ? 1 : 0;
  return { kind: "aside", end: end + more };
}

/** "Newer ute than 2015", "cheaper ute than 20k": the bound stands apart from its amount. */
function thanAmount(all: readonly Lexeme[], at: number): Reading | null {
  const { raw = "", amount } = all[at + 1] ?? {};
  if (all[at]?.key !== "than" || amount === undefined) return null;
  const compared = all.slice(Math.max(0, at - MOST_NAMED), at).findLast(({ key }) => COMPARES.has(key))?.key;
  const isYear = /^(?:19|20)\d\d$/u.test(raw);
  const { value } = amount;
  if (isYear && compared === "newer")
    return { kind: "range", end: at + 2, attribute: "year", range: { min: value + 1 } };
  if (isYear && compared === "older")
    return { kind: "range", end: at + 2, attribute: "year", range: { max: value - 1 } };
  return compared === "cheaper" ? { kind: "filler", end: at + 1 } : null;
}

/** "More boot than": how many words compare one thing; 0 for none. */
function thanOfOne(all: readonly Lexeme[], at: number): number {
  if (!COMPARES.has(all[at]?.key ?? "")) return 0;
  const than = all.slice(at + 2, at + 2 + MOST_COMPARED).findIndex(({ key }) => key === "than");
  return than < 0 ? 0 : than + 3;
}

/** "Hilux type ute", "RAV4 rival": one like it. "Civic Type R" is one. */
function readLike(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): Reading | null {
  const like = all.findIndex(
    ({ key }, index) => index > at && LIKE_IT.has(key) && all[index + 1]?.key !== "r",
  );
  if (like < 0 || like - at > MOST_NAMED) return null;
  const word = all[like]?.key ?? "";
  // "Type" is but half of a grade.
  const isGrade = word !== "type" && vocabulary.badges.has(word);
  if (isGrade || (LIKE_A_KIND.has(word) && !isKindAt(all, like + 1, vocabulary))) return null;
  return endOfName(all, at, vocabulary) === like ? { kind: "aside", end: like + 1 } : null;
}

function isModelAt(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): boolean {
  const named = readPhrase(all, at, vocabulary);
  return named?.kind === "values" && named.meaning.attribute === "make_model";
}

const isKindAt = (...place: Parameters<typeof endOfKind>) => endOfKind(...place) !== null;

/** Where the name of a kind of vehicle ends that begins at one place; null for none. */
function endOfKind(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): number | null {
  const named = readPhrase(all, at, vocabulary);
  return named?.kind === "values" && KINDS.includes(named.meaning.attribute) ? named.end : null;
}

/** "Tremor than Sport": where a grade of the stock ends that stands at one place; null for none. */
function endOfGrade(
  all: readonly Lexeme[],
  at: number,
  { badges }: Pick<SearchVocabulary, "badges">,
): number | null {
  const { key = "" } = all[at] ?? {};
  return /^\p{L}{2,}$/u.test(key) && badges.has(key) ? at + 1 : null;
}

/** Where a make or a model ends that begins at one place, of the stock or not; null for none. */
function endOfName(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): number | null {
  const named = readPhrase(all, at, vocabulary);
  if (named?.kind === "values") return NAMES.includes(named.meaning.attribute) ? named.end : null;
  const count = [3, 2, 1].find((words) => {
    const key = all
      .slice(at, at + words)
      .map((one) => one.key)
      .join("");
    return at + words <= all.length && (isKnownModel(key) || isKnownMake(key));
  });
  return count === undefined ? null : at + count;
}
