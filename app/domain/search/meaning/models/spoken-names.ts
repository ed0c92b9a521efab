import { compactText } from "../../text";
import { numberInWords } from "../amounts/number-words";
import { SMALL_NUMBERS } from "../amount-words";
import type { Lexeme } from "../lexemes";
import type { SearchVocabulary } from "../vocabulary";

/** Longer names are not spelled. */
const MOST_BEFORE = 2;
/** What numbers count behind them: "Mazda two door". */
const COUNTED: ReadonlySet<string> = new Set(
  (
    "door doors seat seats seater seaters cyl cylinder cylinders star stars wheel wheels by speed berth berths owner owners people kids adults year years " +
    "week weeks month months thousand thou grand k hundred million litre litres tonne tonnes ton km kms kays ks dollars bucks or to and"
  ).split(" "),
);
const isSeries = (lexeme: Lexeme | undefined) => lexeme?.key === "series";
/** Words that are ordinary in front of a number: "a three door". */
const ORDINARY: ReadonlySet<string> = new Set(["a"]);

/** "C X five", "F one fifty", "rav four", "seventy nine series": a model as it is spoken, in the digits that it is written with. */
export function withSpokenNames(all: readonly Lexeme[], { phrases }: SearchVocabulary): readonly Lexeme[] {
  const words: Lexeme[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const [one] = all.slice(at, at + 1);
    const spoken = one === undefined ? null : numberAt(all, at);
    const name = spoken === null ? null : namedWith(words, String(spoken.value), all[spoken.end], phrases);
    if (one === undefined || spoken === null || name === null) {
      if (one !== undefined) words.push(one);
      continue;
    }
    const taken = words.splice(words.length - name.before, name.before);
    const parts = [...taken, ...all.slice(at, spoken.end)];
    words.push({
      raw: parts.map(({ raw }) => raw).join(" "),
      key: name.key,
      isGlued: taken[0]?.isGlued ?? false,
    });
    at = spoken.end - 1;
  }
  return words;
}

/** A number in words, "one fifty" as it is said of names; null for digits and for none. */
function numberAt(all: readonly Lexeme[], at: number) {
  if (all[at]?.amount !== undefined) return null;
  const first = numberInWords(all, at);
  const hundreds = SMALL_NUMBERS.get(all[at]?.key ?? "");
  const tens = hundreds === undefined ? null : numberInWords(all, at + 1);
  const isApart = hundreds !== undefined && first?.end === at + 1 && tens !== null && hundreds < 10;
  if (isApart && tens.value >= 10 && tens.value < 100)
    return { value: hundreds * 100 + tens.value, end: tens.end };
  return first;
}

/** How many words in front belong to the name, and what it is compared by; null where no model is called so. */
function namedWith(
  before: readonly Lexeme[],
  digits: string,
  next: Lexeme | undefined,
  phrases: SearchVocabulary["phrases"],
) {
  if (next !== undefined && (COUNTED.has(next.key) || next.amount !== undefined)) return null;
  for (let count = Math.min(MOST_BEFORE, before.length); count >= 0; count -= 1) {
    const words = before.slice(before.length - count).map(({ key }) => key);
    const key = compactText(words.join("") + digits);
    const isWord = words.every((word) => /^[a-z]+$/u.test(word)) && !ORDINARY.has(words[0] ?? "");
    // "79 series" and "200 series" are read by their own words.
    if (count === 0) return isSeries(next) && digits.length > 1 ? { before: 0, key: digits } : null;
    const named = isWord && phrases.get(key)?.attribute === "make_model";
    const isMake = phrases.get(words.join(""))?.attribute === "make";
    if (named && !(isMake && digits.length === 1)) return { before: count, key };
  }
  return null;
}
