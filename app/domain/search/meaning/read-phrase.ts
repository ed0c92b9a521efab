import { isKnownModel, knownModelCalled } from "../../make/known-models";
import { makeOf } from "../../make/make-of";
import { compactText } from "../text";
import { SMALL_NUMBERS } from "./amount-words";
import { isCounting } from "./amounts/is-counting";
import type { Lexeme } from "./lexemes";
import { ALTERNATIVES, FILLERS } from "./name-words";
import { ORDINARY_WORDS } from "./needs/ordinary-words";
import { IN_LATIN, isOneSlip, isSame, mendedAt } from "./phrases/mended-names";
import { isCut, isKnown, lettersJoined, LEAST_JOINED, longest, type Phrases } from "./phrases/phrase-keys";
import type { Reading, ValuesReading } from "./readings";
import { numberKey, type Meaning, type SearchVocabulary } from "./vocabulary";

/** A shorter name of two words may be two names. */
const LEAST_LONG = 9;

/** The longest phrase that is known at one place; its words may be written together or apart. */
export function readPhrase(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): Reading | null {
  const found = longest(all, at, vocabulary.phrases);
  const longer = longerInFront(all, at, vocabulary);
  if (longer !== null)
    return { kind: "values", end: at + 2, meaning: { attribute: "make_model", values: [longer] } };
  if (found === null) return null;
  const { meaning, end } = found;
  if (meaning === null) return { kind: "text", end };
  if (isYearOfModel(all, at, found.end, meaning, vocabulary)) return null;
  // "Prius Alpha" is no Prius C: a longer model that is not here.
  if (meaning.attribute === "make_model" && isLongerElsewhere(all, at, end))
    return { kind: "text", end: end + 1 };
  return withRestOfName(all, at, withNumber(all, { kind: "values", end, meaning }, vocabulary), vocabulary);
}

/** "86 model Landcruiser", "86 Landcruiser": no Toyota 86. */
function isYearOfModel(
  all: readonly Lexeme[],
  at: number,
  end: number,
  { values: [name = ""] }: Meaning,
  { phrases, makes }: SearchVocabulary,
): boolean {
  if (end !== at + 1 || !/^\d\d$/u.test(all[at]?.key ?? "")) return false;
  const next = all[end]?.key ?? "";
  const behind = phrases.get(next);
  const isOfMake = behind?.values.some((model) => makeOf(model, makes) === makeOf(name, makes)) === true;
  return /^(?:models?|mdl)$/u.test(next) || (behind?.attribute === "make_model" && isOfMake);
}

/** The place that is named at one place: "in Orange" is no colour. */
export function readPlace(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): Reading | null {
  const found = longest(all, at, vocabulary.places);
  return found?.meaning ? { kind: "values", end: found.end, meaning: found.meaning } : null;
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

/** "Harley davison": a slip in the second half of a name whose first half is a name by itself. */
function withRestOfName(
  all: readonly Lexeme[],
  at: number,
  reading: ValuesReading,
  vocabulary: SearchVocabulary,
): ValuesReading {
  const { meaning, end } = reading;
  const next = all[end];
  const isMake = meaning.attribute === "make";
  if ((!isMake && meaning.attribute !== "make_model") || next === undefined) return reading;
  // "Mercedes C Class": a letter or two are no slip in a name.
  if (next.amount !== undefined || next.key.length < LEAST_JOINED) return reading;
  // Nothing of a condition belongs to a name, and mending costs time.
  const isTold = (vocabulary.phrases.get(next.key)?.attribute ?? "make_model") !== "make_model";
  if (isTold || FILLERS.has(next.key) || ALTERNATIVES.has(next.key)) return reading;
  const [name = "", whole] = mendedAt(all, at, end + 1 - at, vocabulary) ?? [];
  if (whole === undefined) return reading;
  const isSlip = isOneSlip(all, at, end + 1 - at, name, vocabulary);
  const isNextKnown = isKnown(next.key, vocabulary) || ORDINARY_WORDS.has(next.key);
  const isModel = whole.attribute === "make_model";
  const isOwn = whole.values.some((one) => meaning.values.some((first) => one.startsWith(`${first} `)));
  // "Landy cruiser" is a Landcruiser before it is a Land Rover, as "land cruzer" is.
  const isOthers = isMake && isModel && !isOwn && (!isNextKnown || (isSlip && name.length >= LEAST_LONG));
  if (isOthers) return { ...reading, end: end + 1, meaning: whole };
  if (isNextKnown) return reading;
  if (isSame(whole, meaning)) return { ...reading, end: end + 1 };
  // "Honda fitt", "transit custome"; what is a slip from a name by itself is read with what follows.
  const isAlone = mendedAt(all, end, 1, vocabulary) !== null;
  return isModel && isOwn && isSlip && !isAlone ? { ...reading, end: end + 1, meaning: whole } : reading;
}

/** Whether the word behind a model's name makes it the name of another that is known of: "Corolla Cross". */
function isLongerElsewhere(all: readonly Lexeme[], at: number, end: number): boolean {
  const next = all[end];
  if (next === undefined || ALTERNATIVES.has(next.key)) return false;
  return isKnownModel(lettersJoined(all, at, end + 1 - at) ?? "");
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
  const letters = lettersJoined(all, at, 2) ?? "";
  if (phrases.get(word) || FILLERS.has(word) || phrases.has(letters)) return null;
  const [value = ""] = model.values;
  const make = makeOf(value, makes) ?? "";
  const name = word + compactText(value.slice(make.length));
  const here = phrases.get(name);
  if (here?.attribute === "make_model") return here.values[0] ?? null;
  return isKnownModel(letters) || isKnownModel(name) ? knownModelCalled(make + name) : null;
}
