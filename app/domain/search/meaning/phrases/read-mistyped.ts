import { isKnownMake } from "../../../make/known-makes";
import { isKnownModel } from "../../../make/known-models";
import type { Lexeme } from "../lexemes";
import { FILLERS } from "../name-words";
import { readPhrase } from "../read-phrase";
import type { Reading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";
import { isNoSlip, isOneSlip, mendedAt } from "./mended-names";
import { soundKey } from "./sound-key";
import { isKnown, lettersJoined, LEAST_JOINED, longest } from "./phrase-keys";

/** A shorter name of two words may be two names. */
const LEAST_LONG = 9;
/** Models of more words are named by fewer. */
const MOST_WORDS = 3;

/** A word, or two that should be one, with a slip in it. */
export function readMistyped(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
): Reading | null {
  // What follows a make that is not here is a model that is not here.
  if (isMakeElsewhere(all, at - 1, vocabulary) || isModelElsewhere(all, at)) return null;
  const next = all[at + 1];
  const isNextKnown = next !== undefined && (isKnown(next.key, vocabulary) || next.amount !== undefined);
  const first = mendedAt(all, at, 1, vocabulary) ?? severalMended(all, at, vocabulary);
  const pair = next && mendedAt(all, at, 2, vocabulary);
  // "Heatd seats": the slip is in the first word alone.
  const isFirstSlip = pair?.[1].attribute === "filtered_features" && pair[0].endsWith(next?.key ?? "");
  const both = isNextKnown && !isFirstSlip ? null : (pair ?? null);
  // "Land cruzer" is a Landcruiser before its first half is a Landy.
  const isLong = both?.[1].attribute === "make_model" && both[0].length >= LEAST_LONG;
  for (const count of both === null ? [1] : isLong ? [2, 1] : [1, 2]) {
    const mended = count === 2 ? both : first;
    if (mended === null) continue;
    const [name, meaning] = mended;
    // "RAV4 hybird curiser": what is a grade as well is one behind a model.
    if (meaning.attribute === "make_model" && vocabulary.badges.has(name) && namesModel(all, at, vocabulary))
      return { kind: "text", end: at + count };
    // "Madza 3" is a Mazda 3: the mended word is read with what follows.
    const repaired = all.map((lexeme, index) =>
      index === at ? { ...lexeme, raw: name, key: name } : lexeme,
    );
    const whole = count === 1 ? readPhrase(repaired, at, vocabulary) : null;
    return whole?.kind === "values" ? whole : { kind: "values", end: at + count, meaning };
  }
  return null;
}

/**
 * "Grand vitarra", "gr yarris": a model of several words that begins with a word of another meaning, with a slip behind that word; null for
 * none.
 * @param known where what is known at this place ends
 */
export function readSlippedName(
  all: readonly Lexeme[],
  at: number,
  known: number,
  vocabulary: SearchVocabulary,
): Reading | null {
  for (let count = Math.min(MOST_WORDS, all.length - at); count > known - at; count -= 1) {
    const last = all[at + count - 1];
    if (last === undefined || last.amount !== undefined || FILLERS.has(last.key)) continue;
    // "Model y" is no Model S.
    if (last.key.length < LEAST_JOINED) continue;
    // "Cross track" is heard as a CrossTrak, though both words are ordinary.
    const isOrdinary = isNoSlip(last.key) || isKnown(last.key, vocabulary);
    if (isOrdinary && vocabulary.phrases.get(last.key) !== null) continue;
    const [name = "", meaning] = mendedAt(all, at, count, vocabulary) ?? [];
    const isHeard = soundKey(lettersJoined(all, at, count) ?? "") === soundKey(name);
    const isMeant = isOrdinary ? isHeard : isOneSlip(all, at, count, name, vocabulary);
    if (meaning?.attribute === "make_model" && isMeant) return { kind: "values", end: at + count, meaning };
  }
  return null;
}

/** "Jimneys": several of a model with a slip in its name. */
function severalMended(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary) {
  const [, one = ""] = /^([a-z]{5,})s$/u.exec(all[at]?.key ?? "") ?? [];
  const several = all[at];
  if (one === "" || several === undefined) return null;
  const mended = mendedAt(all.with(at, { ...several, key: one }), at, 1, vocabulary);
  return mended?.[1].attribute === "make_model" ? mended : null;
}

const namesModel = (all: readonly Lexeme[], at: number, { phrases }: SearchVocabulary) =>
  all.slice(0, at).some((_, index) => longest(all, index, phrases)?.meaning?.attribute === "make_model");

/** A Demio that is not here is no demonstrator, and "Mach-E" no Mack. */
function isModelElsewhere(all: readonly Lexeme[], at: number): boolean {
  return [1, 2, 3].some((count) => isKnownModel(lettersJoined(all, at, count) ?? ""));
}

function isMakeElsewhere(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): boolean {
  const key = all[at]?.key ?? "";
  return isKnownMake(key) && !isKnown(key, vocabulary) && mendedAt(all, at, 1, vocabulary) === null;
}
