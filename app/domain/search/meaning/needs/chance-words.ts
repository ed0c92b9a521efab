import type { VehicleQuery } from "../../query";
import { compactText } from "../../text";
import { FILLERS, LEFT_ALONE } from "../name-words";
import type { SearchVocabulary } from "../vocabulary";
import { isOfTextKind } from "../words/text-kinds";
import { ORDINARY_WORDS } from "./ordinary-words";

/** Words so frequent that a vehicle has one by chance: "Full Ensuite", "High Roof". */
const FREQUENT: ReadonlySet<string> = new Set([
  ...LEFT_ALONE,
  ..."tour explore exploring visit visiting discover hard soft mate mates bro bros buddy cuz fella fellas lads across lane wind tail full fully semi low lower bed beds off up back road home out into pay paid car cars van import max maximum min minimum".split(
    " ",
  ),
]);
/** Those, and what nobody mistypes. */
export const COMMON: ReadonlySet<string> = new Set([...FREQUENT, ...ORDINARY_WORDS]);
/** The last word that is looked for is the beginning of others: "cam" of "Camry", "2" of "2.0". */
const SHORT = /^(?:[a-z]{1,3}|\d{1,2})$/u;
/** What is done, how, and what comes of it: no badge ends so that is not one of the stock. */
const SAID = /^\p{L}{3,}(?:ing|ings|ed|ly|ness|ment|ments)$/u;
const PLURAL = /(?<=\p{L}{3})s$/u;
const GEARS: ReadonlySet<string> = new Set(["speed", "spd", "gears"]);

/** Between other words or in front of them, where they say nothing by themselves. */
const BETWEEN: ReadonlySet<string> = new Set([
  "and",
  "with",
  "the",
  "a",
  "an",
  "also",
  "plus",
  "w",
  "full",
  "fully",
]);

/** Behind an amount that nothing was read of. */
const BOUND = / or (?:less|fewer|so|similar|better)(?= |$)/giu;

/** The words of a text but for those between them, "aircon and diesel heater"; all where there is no other. */
export function wordsApart(text: string): readonly string[] {
  return without(text.replace(BOUND, "").split(" "), BETWEEN);
}

/** Of some words those that may carry a wish of their own; all where none does. */
export function wordsThatCount(words: readonly string[]): readonly string[] {
  return without(words, FILLERS);
}

function without(words: readonly string[], others: ReadonlySet<string>): readonly string[] {
  const rest = words.filter((word) => compactText(word) !== "" && !others.has(compactText(word)));
  return rest.length === 0 ? words : rest;
}

/**
 * Whether one of several words finds vehicles by chance alone: a frequent word or a beginning that means no badge of what is
 * asked for, and no part of a make's or model's name.
 */
export function isChance(
  words: readonly string[],
  at: number,
  query: Pick<VehicleQuery, "refinements">,
  { badges, nameWords, onlyKind }: Pick<SearchVocabulary, "badges" | "nameWords" | "onlyKind">,
): boolean {
  const key = compactText(words[at] ?? "");
  const isNumber = /^\d+$/u.test(key);
  if (isOfTextKind(words.map(compactText), at)) return false;
  if (isGearCount(words, at)) return false;
  if (/^\d$/u.test(key)) return true;
  if (nameWords.has(key)) return false;
  if (badges.has(key)) return (FREQUENT.has(key) || isNumber) && !hasBadges(query);
  // What a caravan is furnished with has short names.
  return (
    FREQUENT.has(key) ||
    FREQUENT.has(key.replace(PLURAL, "")) ||
    SAID.test(key) ||
    (SHORT.test(key) && (isNumber || onlyKind !== "caravan"))
  );
}

/** "10 speed", of which gearboxes speak. */
function isGearCount(words: readonly string[], at: number): boolean {
  const [before, one, after] = [at - 1, at, at + 1].map((index) => compactText(words[index] ?? ""));
  const isCount = (key = "") => /^\d{1,2}$/u.test(key);
  return (isCount(one) && GEARS.has(after ?? "")) || (isCount(before) && GEARS.has(one ?? ""));
}

/** Whether words speak of gears and not of how many: "speed" of "6 speed" finds gearboxes of any number. */
export function isOfGearsAlone(words: readonly string[]): boolean {
  return words.some((word, at) => GEARS.has(compactText(word)) && !isGearCount(words, at));
}

/** A make, a model, or what is called by its badge: "sports" of a motorcycle. */
function hasBadges({
  refinements: { make, make_model: model, item_type: kinds },
}: Pick<VehicleQuery, "refinements">) {
  return (make ?? model) !== undefined || (kinds !== undefined && !kinds.includes("car"));
}
