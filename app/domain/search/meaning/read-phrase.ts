import { isKnownMake } from "../../make/known-makes";
import { isKnownModel, knownModelCalled } from "../../make/known-models";
import { makeOf } from "../../make/make-of";
import { compactText } from "../text";
import { SMALL_NUMBERS } from "./amount-words";
import { isCounting } from "./amounts/is-counting";
import { cutsWord, type Lexeme } from "./lexemes";
import { mendWord } from "./mend-word";
import { ALTERNATIVES, FILLERS, NEGATIONS } from "./name-words";
import { BADGE_WORDS } from "./badges/badge-words";
import { ORDINARY_WORDS } from "./needs/ordinary-words";
import type { Reading, ValuesReading } from "./readings";
import { numberKey, type Meaning, type SearchVocabulary } from "./vocabulary";
import { isCommonArabic } from "./words/common-arabic";

/** The longest names of equipment have five words. */
const MOST_WORDS = 6;
/** Shorter words that are written apart are no name; Chinese ones have two letters: "8缸". */
const LEAST_JOINED = 3;
const IS_HAN = /\p{Script=Han}/u;
/** What models are called by in other scripts. */
const IN_LATIN: ReadonlyMap<string, string> = new Map([
  ...["系", "系列", "سلسلة", "الفية"].map((word) => [word, "series"] as const),
  ...["级", "كلاس"].map((word) => [word, "class"] as const),
]);
/** Shorter ones: a name of two words may be two names, a word one of several with an "s" lost or added. */
const [LEAST_LONG, LEAST_PLURAL] = [9, 4];

/** The longest phrase that is known at one place; its words may be written together or apart. */
export function readPhrase(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): Reading | null {
  const found = longest(all, at, vocabulary.phrases);
  const longer = longerInFront(all, at, vocabulary);
  if (longer !== null)
    return { kind: "values", end: at + 2, meaning: { attribute: "make_model", values: [longer] } };
  if (found === null) return null;
  const { meaning, end } = found;
  if (meaning === null) return { kind: "text", end };
  // "Prius Alpha" is no Prius C: a longer model that is not here.
  if (meaning.attribute === "make_model" && isLongerElsewhere(all, at, end))
    return { kind: "text", end: end + 1 };
  return withRestOfName(all, at, withNumber(all, { kind: "values", end, meaning }, vocabulary), vocabulary);
}

/** The place that is named at one place: "in Orange" is no colour. */
export function readPlace(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): Reading | null {
  const found = longest(all, at, vocabulary.places);
  return found?.meaning ? { kind: "values", end: found.end, meaning: found.meaning } : null;
}

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
  const first = mendedAt(all, at, 1, vocabulary);
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

const namesModel = (all: readonly Lexeme[], at: number, { phrases }: SearchVocabulary) =>
  all.slice(0, at).some((_, index) => longest(all, index, phrases)?.meaning?.attribute === "make_model");

/** Whether a stretch begins or ends within a word. */
export function isCut(all: readonly Lexeme[], from: number, end: number): boolean {
  return cutsWord(all, from) || cutsWord(all, end);
}

type Phrases = SearchVocabulary["phrases"];

function longest(all: readonly Lexeme[], at: number, phrases: Phrases) {
  const most = Math.min(MOST_WORDS, all.length - at);
  for (let count = most; count > 0; count -= 1) {
    const key = joined(all, at, count);
    if (
      key === null ||
      // "Or a Kia" names no Ora.
      (count > 1 && ALTERNATIVES.has(all[at]?.key ?? "")) ||
      // And "a van" no Avan.
      (count > 1 && all[at]?.key === "a" && phrases.get(joined(all, at + 1, count - 1) ?? "")) ||
      (count > 1 && key.length < LEAST_JOINED && !IS_HAN.test(key)) ||
      isCut(all, at, at + count) ||
      isCounting(all, at + count)
    )
      continue;
    // "GT RS" are two badges and no "GT-Rs", and "Defender S" has one.
    const isPlural = count === 1 || !/^[a-z]?s$/u.test(all[at + count - 1]?.key ?? "");
    const known = isPlural ? lookUp(key, count === 1, phrases) : phrases.get(key);
    const meaning = known === undefined ? withoutAnd(key, count, phrases) : known;
    if (meaning !== undefined) return { meaning, end: at + count };
  }
  return null;
}

/** "And a sunroof" is written as one word in Arabic, and may go on: "وفتحة سقف". */
const withoutAnd = (key: string, count: number, phrases: Phrases) =>
  count > 1 && key.startsWith("و") ? (phrases.get(key.slice(1)) ?? undefined) : undefined;

function joined(all: readonly Lexeme[], at: number, count: number): string | null {
  const keys = all.slice(at, at + count).map(({ key }) => key);
  return keys.every((key) => /^[\p{L}\p{N}-]/u.test(key)) ? compactText(keys.join("")) : null;
}

/** A phrase by its letters, in the singular or the plural, in Arabic with its article. */
function lookUp(key: string, isAlone: boolean, phrases: Phrases): Meaning | null | undefined {
  const found = phrases.get(key);
  if (found !== undefined || (isAlone && FILLERS.has(key))) return found;
  const one = /^.+[^s]s$/u.test(key) ? phrases.get(key.slice(0, -1)) : undefined;
  if (one !== undefined) return one;
  const hissed = /^.{3,}(?:x|ch|sh|ss|us|z)es$/u.test(key) ? phrases.get(key.slice(0, -2)) : undefined;
  if (hissed !== undefined) return hissed;
  const many = key.length >= LEAST_PLURAL && /[a-z]$/u.test(key) ? phrases.get(`${key}s`) : undefined;
  // "Tesla model" is no Model S.
  if (many && !many.values.some((value) => / s$/iu.test(value))) return many;
  // "By petrol" and "the petrol" are written as one word.
  if (isAlone && /^بال.{3,}/u.test(key)) return phrases.get(key.slice(3));
  const furnished = isAlone && /^ب\p{Script=Arabic}{3,}/u.test(key) ? phrases.get(key.slice(1)) : undefined;
  if (furnished?.attribute === "filtered_features") return furnished;
  if (isAlone && /^ال.{3,}/u.test(key)) return phrases.get(key.slice(2));
  // "And Bluetooth" is one word in Arabic.
  return isAlone && /^و\p{Script=Arabic}{3,}/u.test(key) ? lookUp(key.slice(1), true, phrases) : undefined;
}

/** "Ford 150" is an F-150, "Mazda three" a Mazda 3. */
function withNumber(
  all: readonly Lexeme[],
  reading: ValuesReading,
  { byNumber, phrases }: SearchVocabulary,
): ValuesReading {
  const { meaning, end } = reading;
  const [make = ""] = meaning.values;
  const next = all[end];
  const short = meaning.attribute === "make" ? modelBehind(all, end, make, phrases) : null;
  if (short !== null) return short;
  const isTree = meaning.attribute === "make" || meaning.attribute === "make_model";
  const spoken = isTree ? SMALL_NUMBERS.get(next?.key ?? "") : undefined;
  const named = spoken === undefined ? undefined : phrases.get(compactText(make + String(spoken)));
  // "Mazda three door" has three doors.
  if (named?.attribute === "make_model" && !isCounting(all, end + 1) && longest(all, end, phrases) === null)
    return { kind: "values", end: end + 1, meaning: named };
  if (meaning.attribute !== "make" || next?.amount === undefined || !/^\d{2,3}$/.test(next.raw))
    return reading;
  const model = byNumber.get(numberKey(make, next.raw));
  if (model === undefined || isCut(all, end, end + 1) || isCounting(all, end + 1)) return reading;
  return { kind: "values", end: end + 1, meaning: { attribute: "make_model", values: [model] } };
}

/** "مازدا 3", "奔驰C级": a name that means too much alone, behind a make in another script or by a short name. */
function modelBehind(
  all: readonly Lexeme[],
  at: number,
  make: string,
  phrases: Phrases,
): ValuesReading | null {
  // "Great Wall ute" may be any ute of that make.
  const other = longest(all, at, phrases)?.meaning;
  if (other && other.attribute !== "make_model") return null;
  for (const count of [2, 1]) {
    if (isCounting(all, at + count)) continue;
    const words = all.slice(at, at + count).map(({ key }) => IN_LATIN.get(key) ?? key);
    const key = words.length === count ? compactText(make + words.join("")) : "";
    const meaning =
      isCut(all, at, at + count) && !IN_LATIN.has(all[at + count]?.key ?? "") ? null : phrases.get(key);
    if (meaning?.attribute === "make_model") return { kind: "values", end: at + count, meaning };
  }
  return null;
}

/** "Harley davison": a slip in the second half of a make whose first half is a name by itself. */
function withRestOfName(
  all: readonly Lexeme[],
  at: number,
  reading: ValuesReading,
  vocabulary: SearchVocabulary,
): ValuesReading {
  const { meaning, end } = reading;
  const next = all[end];
  if (meaning.attribute !== "make" || next === undefined || isKnown(next.key, vocabulary)) return reading;
  // "Mercedes C Class": a letter or two are no slip in a name.
  if (next.key.length < LEAST_JOINED) return reading;
  const mended = mendedAt(all, at, end + 1 - at, vocabulary);
  if (mended === null) return reading;
  const [, whole] = mended;
  if (isSame(whole, meaning)) return { ...reading, end: end + 1 };
  // "Land cruzer" is a Landcruiser before it is a Land Rover.
  const isOthers = !whole.values.some((name) => meaning.values.some((make) => name.startsWith(make)));
  return whole.attribute === "make_model" && isOthers
    ? { ...reading, end: end + 1, meaning: whole }
    : reading;
}

/** Whether a word is one that nobody mistyped: an ordinary one, or a badge as it is called in another script. */
const isNoSlip = (key: string) =>
  [key, key.replace(/s$/u, "")].some((word) => ORDINARY_WORDS.has(word)) ||
  isCommonArabic(key) ||
  BADGE_WORDS.has(key);

/** The one name that words with a slip mean, and its meaning. */
function mendedAt(
  all: readonly Lexeme[],
  at: number,
  count: number,
  { mendable, phrases }: SearchVocabulary,
): [string, Meaning] | null {
  const key = joined(all, at, count);
  if (key === null || isCut(all, at, at + count)) return null;
  // One letter tells the S-Class from the E-Class.
  if (count > 1 && IN_LATIN.has(all[at + count - 1]?.key ?? "")) return null;
  if (all.slice(at, at + count).every(({ key: word }) => isNoSlip(word))) return null;
  // Equipment is named by ordinary words, which others begin differently from: "feather" is no "leather", "three boys" no third row.
  const isNear = (name: string) =>
    name[0] === key[0] && (count === 1 || mendWord(key, mendable, 1).includes(name));
  const near = mendWord(key, mendable).filter(
    (name) => phrases.get(name)?.attribute !== "filtered_features" || isNear(name),
  );
  // "Camery hybrid" is a Camry, and "reverse camery" a camera.
  const isFirst = at === 0 || FILLERS.has(all[at - 1]?.key ?? "");
  const cars = near.filter((name) => phrases.get(name)?.attribute !== "filtered_features");
  const names = isFirst && cars.length > 0 ? cars : near;
  const [name] = names;
  const [first, ...others] = names.map((one) => phrases.get(one) ?? null);
  // Several spellings may be equally near as long as they mean one thing.
  if (name === undefined || !first || !others.every((one) => one !== null && isSame(one, first))) return null;
  return [name, first];
}

function isSame(one: Meaning, other: Meaning): boolean {
  return one.attribute === other.attribute && String(one.values) === String(other.values);
}

/** A Demio that is not here is no demonstrator, and "Mach-E" no Mack. */
function isModelElsewhere(all: readonly Lexeme[], at: number): boolean {
  return [1, 2, 3].some((count) => isKnownModel(joined(all, at, count) ?? ""));
}

/** Whether the word behind a model's name makes it the name of another that is known of: "Corolla Cross". */
function isLongerElsewhere(all: readonly Lexeme[], at: number, end: number): boolean {
  const next = all[end];
  if (next === undefined || ALTERNATIVES.has(next.key)) return false;
  return isKnownModel(joined(all, at, end + 1 - at) ?? "");
}

/**
 * "GR Corolla", "gr 雅力士": the model that is known of, where a word that is no name stands in front of another of its make, in
 * whatever script; null for none. Asked for by its name one that is not here finds none, and no Corollas.
 */
function longerInFront(
  all: readonly Lexeme[],
  at: number,
  { phrases, makes }: SearchVocabulary,
): string | null {
  const [word, next] = [all[at]?.key ?? "", all[at + 1]];
  const model = phrases.get(next?.key ?? "");
  if (model?.attribute !== "make_model" || next?.amount !== undefined) return null;
  const letters = joined(all, at, 2) ?? "";
  if (phrases.get(word) || FILLERS.has(word) || phrases.has(letters)) return null;
  const [value = ""] = model.values;
  const make = makeOf(value, makes) ?? "";
  const name = word + compactText(value.slice(make.length));
  const here = phrases.get(name);
  if (here?.attribute === "make_model") return here.values[0] ?? null;
  return isKnownModel(letters) || isKnownModel(name) ? knownModelCalled(make + name) : null;
}

function isMakeElsewhere(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): boolean {
  const key = all[at]?.key ?? "";
  return isKnownMake(key) && !isKnown(key, vocabulary) && mendedAt(all, at, 1, vocabulary) === null;
}

function isKnown(key: string, { phrases }: SearchVocabulary): boolean {
  return (
    FILLERS.has(key) ||
    ALTERNATIVES.has(key) ||
    NEGATIONS.has(key) ||
    lookUp(key, true, phrases) !== undefined
  );
}
