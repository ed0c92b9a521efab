import { isParted, type Lexeme } from "../lexemes";
import { ALTERNATIVES, FILLERS } from "../name-words";
import { readPhrase } from "../read-phrase";
import { phraseLookup } from "../words/phrase-at";
import type { SearchVocabulary } from "../vocabulary";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
/** In front of what a shopper would take as well as anything else; in the folded letters that words are compared in. */
const ANY_WILL_DO = phraseLookup(
  list(
    "dont mind if its, dont mind if it has, dont mind if it is, dont mind a bit of, dont mind a few, dont mind some, dont mind having, dont mind the, dont mind a, dont mind, do not mind, wont mind, " +
      "dont care if its, dont care if it has, dont care about the, dont care about, dont care what, dont care if, dont care, doesnt matter if its, doesnt matter if, doesnt matter what, doesnt matter about, doesnt matter, " +
      "not fussed about the, not fussed about, not fussed on, not fussed by, not fussed, not fussy about, not fussy on, not fussy, not worried about the, not worried about, not too worried about, not bothered about, not bothered by, not bothered, " +
      "no worries about, ما يهمني, ما يهم, مو مهم, لا يهم, مش مهم, 不介意, 不在乎, 无所谓, 唔介意, 唔紧要",
  ).toSorted((one, other) => other.length - one.length),
);
/** What is told so has no more words. */
const MOST_WORDS = 3;
const KINDS: ReadonlySet<string> = new Set(["make", "make_model", "body", "item_type"]);
const MULTIPLES: ReadonlySet<string> = new Set(["x", "off"]);
/** More than that nobody orders. */
const MOST_ORDERED = 99;

/**
 * "Don't mind water damage", "not fussed on colour": how many words say what would do as well; nobody wants what stands there
 * more than anything else. 0 where nothing says so, and for "don't mind, under 20k".
 */
export function spareAt(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): number {
  const lead = ANY_WILL_DO(all, at);
  if (lead === 0) return 0;
  let end = at + lead;
  while (end < all.length && end < at + lead + MOST_WORDS && !isParted(all, end - 1, end)) {
    const { key = "", amount } = all[end] ?? {};
    const named = readPhrase(all, end, vocabulary);
    const isSpare = end === at + lead && named?.kind === "values" && !KINDS.has(named.meaning.attribute);
    if (named?.kind === "values") return (isSpare ? named.end : end) - at;
    // "Don't care about colour or leather".
    const isOr = ALTERNATIVES.has(key) || ALTERNATIVES.has(all[end + 1]?.key ?? "");
    const from = ALTERNATIVES.has(key) ? end + 1 : end + 2;
    const other = isOr ? readPhrase(all, from, vocabulary) : null;
    if (other?.kind === "values" && !KINDS.has(other.meaning.attribute)) return other.end - at;
    if (amount !== undefined || FILLERS.has(key)) break;
    end += 1;
  }
  return end - at;
}

/** "6 x i30": how many words say how many of a vehicle somebody buys; 0 for none. */
export function countOfSeveral(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): number {
  const { amount } = all[at] ?? {};
  if (amount === undefined || amount.value > MOST_ORDERED || !MULTIPLES.has(all[at + 1]?.key ?? "")) return 0;
  const named = readPhrase(all, at + 2, vocabulary);
  return named?.kind === "values" && KINDS.has(named.meaning.attribute) ? 2 : 0;
}
