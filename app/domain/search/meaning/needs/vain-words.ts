import { isOrdinaryName, KNOWN_MODEL_MAKES, KNOWN_MODELS } from "../../../make/known-models";
import { isGradeOf, isKnownGrade, makeOfGrade } from "../../../make/known-grades";
import { makesIn } from "../../../make/known-makes";
import { makeOf } from "../../../make/make-of";
import type { VehicleQuery } from "../../query";
import { compactText } from "../../text";
import type { KnownBadge } from "../badges/badge-index";
import { absentNames, modelVocabulary } from "../absent-names";
import { lexemes, type Lexeme } from "../lexemes";
import { ALTERNATIVES, NEGATIONS, WORDS_OF_A_KIND } from "../name-words";
import { COMMON, isOfGearsAlone, wordsApart, wordsThatCount } from "./chance-words";
import type { SearchVocabulary } from "../vocabulary";
import { isMakersDrive } from "../models/makers-drives";
import { isTextKind } from "../words/text-kinds";

/** More words than this are looked for together. */
const MOST_WORDS = 8;
/** A stock number, a vehicle's number or a plate: whoever writes one looks for that vehicle alone. */
const CODE =
  /^(?:[a-z]{1,4}-?\d{3,}[a-z\d]*|\d{4,}|(?=.*\d)[a-z\d]{11,}|\d{1,3}[a-z]{2,3}\d{0,2}[a-z]{0,2}|[a-z]{2}\d{2}[a-z]{2})$/u;
/** A number plate in two words. */
const PLATE = /^\d{3} [a-z]{3}$/iu;
const UNIT = /^\d+(?:kwh|kw|km|kms|nm|mm|cm|ah|inch|mpg|psi|hp|cc|am|pm|th|st|nd|rd)$/u;
/** What a model of a make is called by: "X9", "5", "Model Y", "C-Class". */
const MODEL_FORM = /^(?:model|(?=.*\d)[a-z\d-]{1,5}|[a-z])$/u;
/** "6x4" is said of trucks of any make. */
const WHEELS = /^\d{1,2}x\d{1,2}$/u;
/** An amount that is part of what contradicts itself. */
const LEAST_AMOUNT = 500;

let known: SearchVocabulary | undefined;
const knownModels = () =>
  (known ??= modelVocabulary({ make: [...KNOWN_MODEL_MAKES], make_model: [...KNOWN_MODELS] }));

/** Words that may be looked for. */
export interface SpareWords {
  /** Without those between them. */
  readonly apart: readonly string[];
  /** Those that may carry a wish of their own, or all of them as one. */
  readonly each: readonly string[];
}

/**
 * The words that a text leaves, each of which may be told instead of demanded where it finds nothing. Null where they are demanded in any case: names of makes and models, numbers of vehicles, what stands between
 * quotation marks, and what is not wanted.
 * @param meant with its words read
 */
export function spareWords(meant: VehicleQuery, vocabulary: SearchVocabulary): SpareWords | null {
  if (meant.text === "") return null;
  const apart = wordsApart(meant.text);
  const all = lexemes(apart.join(" "), vocabulary.hanWords);
  if (PLATE.test(meant.text) || all.some(isDemanded) || isModelOfMake(meant, all)) return null;
  // A "cruiser" is a kind of motorcycle and no Landcruiser, which would have been read.
  const unnamed = apart.filter((word) => !isKindOrBadge(compactText(word), vocabulary)).join(" ");
  const { make: makes = [] } = meant.refinements;
  // Beside its own make it is no ordinary word: "BYD Dolphin".
  const isWord = (name: string) => isOrdinaryName(name) && !makes.some((make) => name.startsWith(`${make} `));
  if (absentNames(unnamed, knownModels()).some((name) => !isWord(name))) return null;
  const each = wordsThatCount(apart);
  // Neither of two alternatives is asked for alone.
  const isWhole = each.length > MOST_WORDS || all.some(({ key }) => ALTERNATIVES.has(key));
  return { apart, each: isWhole ? [apart.join(" ")] : each };
}

function isKindOrBadge(key: string, { badges }: SearchVocabulary): boolean {
  return badges.has(key) || WORDS_OF_A_KIND.has(key);
}

function isDemanded({ key, amount }: Lexeme): boolean {
  if (key === "" || NEGATIONS.has(key)) return true;
  if (amount !== undefined) return amount.isMoney || amount.value >= LEAST_AMOUNT;
  return CODE.test(key) && !UNIT.test(key);
}

/** "Tesla Model Y" where no such model is here asks for no other one. */
function isModelOfMake({ refinements }: VehicleQuery, all: readonly Lexeme[]): boolean {
  return (
    refinements.make?.length === 1 &&
    refinements.make_model === undefined &&
    MODEL_FORM.test(all[0]?.key ?? "") &&
    !WHEELS.test(all[0]?.key ?? "")
  );
}

/** A shorter badge is part of many words. */
const LEAST_BADGE = 4;

/** What stands between alternatives, each by itself; the whole where there are none. */
export function sidesOf(text: string): readonly string[] {
  const sides: string[][] = [[]];
  for (const word of text.split(" ")) {
    if (ALTERNATIVES.has(compactText(word))) sides.push([]);
    else sides.at(-1)?.push(word);
  }
  return sides.map((side) => side.join(" ")).filter((side) => side !== "");
}

/**
 * Whether a word is a grade or a kind that is told in text alone: the stock has such a badge, and a model is asked for, or the word means nothing else; or it is one
 * of the make that is named, and stands behind it. "Black Everest Sport" and "Raptor in orange" where there is none in that colour are
 * none, and a "Hilux with Raptor liner" is no Raptor.
 * @param asked as it was written
 */
export function isGrade(
  word: string,
  asked: string,
  { refinements }: VehicleQuery,
  vocabulary: SearchVocabulary,
): boolean {
  const key = compactText(word);
  const { make = [], make_model = [] } = refinements;
  if (!/\p{L}/u.test(word)) return false;
  if (isTextKind(key)) return true;
  // "Ranger XLT Wildtrak" where there is no Wildtrak: the other will do.
  if ((refinements.badge ?? refinements.model_badge) !== undefined) return false;
  if (isGradeAlone(key, asked, make.length + make_model.length === 0)) return true;
  if (make.length + make_model.length > 0 && isKnownGrade(key)) {
    const makes = [...make, ...make_model.flatMap((model) => makeOf(model, vocabulary.makes) ?? [])];
    const isOfMake = vocabulary.badges.has(key) || makes.some((one) => isGradeOf(one, key));
    return isOfMake && isBesideName(key, asked, vocabulary);
  }
  // "Volvo prime mover with a sleeper": what other makes' badges have is no grade of this one.
  if (make_model.length === 0 && isOthersBadge(key, make, vocabulary)) return false;
  const isNamed =
    make_model.length > 0 || (key.length >= LEAST_BADGE && !COMMON.has(key) && !/\d/u.test(key));
  return isNamed && vocabulary.badges.has(key);
}

/** Behind a grade that is only what a part of it looks like: "raptor liner". */
const PARTS_OF_LOOK: ReadonlySet<string> = new Set(
  "liner lined look looks style seats wheels rims bar bars kit rack grille mags".split(" "),
);

/** "White Wildtrak", "M Sport": a grade of one make that is asked for without its model, or in two words. */
function isGradeAlone(key: string, asked: string, isUnnamed: boolean): boolean {
  const words = asked.split(/[\s,]+/u).map(compactText);
  const at = words.indexOf(key);
  if (words[at - 1] === "with" || PARTS_OF_LOOK.has(words[at + 1] ?? "")) return false;
  const pairs = [`${words[at - 1] ?? ""}${key}`, `${key}${words[at + 1] ?? ""}`];
  const isPair = pairs.some((pair) => pair !== key && makeOfGrade(pair) !== null);
  return isPair || (isUnnamed && !COMMON.has(key) && makeOfGrade(key) !== null);
}

/** Kinds of vehicle and of what is towed, which a dealer may not sell. */
const SOLD_ELSEWHERE: ReadonlySet<string> = new Set(
  (
    "caravan caravans campervan campervans motorhome motorhomes trailer trailers boat boats jetski jetskis motorbike motorbikes motorcycle " +
    "motorcycles scooter scooters quad atv tractor tractors truck trucks horsefloat"
  ).split(" "),
);
/** In front of such a kind, where it is not what is looked for. */
const LEADS: ReadonlySet<string> = new Set(
  (
    "to for with without my our his her their own have has got tow tows towing pull pulls pulling carry carrying haul replace replacing sell " +
    "selling sold swap swapping trade trading behind instead not no fit fits park in on of like than"
  ).split(" "),
);
const WHAT_VEHICLE = ["make", "make_model", "model_badge", "body", "item_type", "seats"] as const;

/**
 * Whether a word is a kind of vehicle that is asked for and not sold here: a "red caravan" of a dealer of cars is none, and a "ute
 * for the caravan" a ute.
 * @param asked as it was written
 */
export function isKindElsewhere(word: string, asked: string, { refinements }: VehicleQuery): boolean {
  const key = compactText(word);
  if (!SOLD_ELSEWHERE.has(key) || WHAT_VEHICLE.some((one) => refinements[one] !== undefined)) return false;
  const words = asked.split(/[\s,]+/u).map(compactText);
  return !words.slice(0, words.indexOf(key)).some((one) => LEADS.has(one));
}

/** Names of makes and models have at most so many words. */
const MOST_OF_NAME = 3;

/** Whether a grade stands behind a make or model, with nothing but conditions between, or directly in front of one. */
function isBesideName(grade: string, asked: string, { phrases, badges }: SearchVocabulary): boolean {
  const words = asked.split(/[\s,]+/u).map(compactText);
  const at = words.indexOf(grade);
  const isName = (from: number, end: number) => {
    const key = words.slice(Math.max(0, from), end).join("");
    const attribute = phrases.get(key)?.attribute;
    const isMake = attribute === "make" || makesIn(key).length > 0 || isMakersDrive(key);
    return isMake || attribute === "make_model";
  };
  const lengths = Array.from({ length: MOST_OF_NAME }, (_, length) => length + 1);
  const endsName = (end: number) => lengths.some((length) => end >= length && isName(end - length, end));
  const isBetween = (key: string) =>
    /\d/u.test(key) || isKnownGrade(key) || badges.has(key) || phrases.has(key);
  let end = at;
  while (end > 0 && !endsName(end) && isBetween(words[end - 1] ?? "")) end -= 1;
  return endsName(end) || lengths.some((length) => isName(at + 1, at + 1 + length));
}

/**
 * Whether one of some words is a kind of vehicle, or part of a name or a badge that the stock has; a badge that no model that is
 * asked for has is none.
 */
export function isNamed(words: string, { refinements }: VehicleQuery, vocabulary: SearchVocabulary): boolean {
  const { make_model: models = [] } = refinements;
  return words
    .split(" ")
    .map(compactText)
    .some(
      (key) =>
        vocabulary.nameWords.has(key) ||
        isTextKind(key) ||
        (isKindOrBadge(key, vocabulary) && !isOthersBadge(key, models, vocabulary)),
    );
}

/** Whether a badge is known by its models, and none of them is one of some makes and models. */
function isOthersBadge(key: string, names: readonly string[], { badgeIndex }: SearchVocabulary): boolean {
  const known = badgeIndex.byWords.get(key) ?? [];
  const isOwn = ({ make, makeModel }: KnownBadge) => names.includes(makeModel) || names.includes(make ?? "");
  return names.length > 0 && known.length > 0 && !known.some(isOwn);
}

/** A query that demands some of its words and tells the others. */
export function withWordsAside(
  query: VehicleQuery,
  words: readonly string[],
  demanded: readonly string[],
): VehicleQuery {
  const told = words.filter((word) => !demanded.includes(word));
  const aside = [query.aside ?? "", ...told].filter((part) => part !== "").join(" ");
  return { ...query, text: demanded.join(" "), aside };
}

/** Of more words than these not every choice is tried. */
const MOST_CHOSEN = 4;

/**
 * The choices of several words that may be demanded together, most words first; a frequent word only beside one that is none.
 * @param isChance whether the word at a place finds by chance
 */
export function wordChoices(
  words: readonly string[],
  found: readonly number[],
  isChance: (at: number) => boolean,
): readonly (readonly string[])[] {
  const places = found.slice(0, MOST_CHOSEN);
  const all = Array.from({ length: 2 ** places.length }, (_, bits) =>
    places.filter((_place, at) => (bits >> at) % 2 === 1),
  );
  const isMeant = (chosen: readonly number[]) =>
    chosen.every(
      (at) => !isChance(at) || [at - 1, at + 1].some((next) => chosen.includes(next) && !isChance(next)),
    );
  return all
    .filter((chosen) => chosen.length > 0 && isMeant(chosen))
    .sort((one, other) => other.length - one.length)
    .map((chosen) => chosen.map((at) => words[at] ?? ""))
    .filter((chosen) => !isOfGearsAlone(chosen));
}
