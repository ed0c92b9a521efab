import { isOrdinaryName, KNOWN_MODEL_MAKES, KNOWN_MODELS } from "../../../make/known-models";
import type { VehicleQuery } from "../../query";
import { compactText } from "../../text";
import { absentNames, modelVocabulary } from "../absent-names";
import { lexemes, type Lexeme } from "../lexemes";
import { ALTERNATIVES, LEFT_ALONE, NEGATIONS } from "../name-words";
import { ORDINARY_WORDS } from "./ordinary-words";
import type { SearchVocabulary } from "../vocabulary";

/** More words than this are looked for together. */
const MOST_WORDS = 6;
/** A stock number, a vehicle's number or a plate: whoever writes one looks for that vehicle alone. */
const CODE = /^(?:[a-z]{1,4}-?\d{3,}[a-z\d]*|\d{4,}|[a-z\d]{11,}|\d{1,3}[a-z]{2,3}\d{0,2}[a-z]{0,2})$/u;
const UNIT = /^\d+(?:kwh|kw|km|kms|nm|mm|cm|ah|inch|mpg|psi|hp|cc|th|st|nd|rd)$/u;
/** What a model of a make is called by: "X9", "5", "Model Y", "C-Class". */
const MODEL_FORM = /^(?:model|(?=.*\d)[a-z\d-]{1,5}|[a-z])$/u;
/** An amount that is part of what contradicts itself. */
const LEAST_AMOUNT = 500;

let known: SearchVocabulary | undefined;
const knownModels = () =>
  (known ??= modelVocabulary({ make: [...KNOWN_MODEL_MAKES], make_model: [...KNOWN_MODELS] }));

/**
 * The words that a text leaves beside what was understood, each of which may be told instead of demanded where it finds
 * nothing. Null where they are demanded in any case: names of makes and models, numbers of vehicles, what stands between
 * quotation marks, alternatives and what is not wanted.
 * @param meant the words of `asked`, read
 */
export function spareWords(
  asked: VehicleQuery,
  meant: VehicleQuery,
  vocabulary: SearchVocabulary,
): readonly string[] | null {
  if (meant.text === "" || meant.text === asked.text) return null;
  const all = lexemes(meant.text, vocabulary.hanWords);
  if (all.some(isDemanded) || isModelOfMake(meant, all)) return null;
  if (absentNames(meant.text, knownModels()).some((name) => !isOrdinaryName(name))) return null;
  const words = meant.text.split(" ");
  return words.length > MOST_WORDS ? [meant.text] : words;
}

function isDemanded({ key, amount }: Lexeme): boolean {
  if (key === "" || ALTERNATIVES.has(key) || NEGATIONS.has(key)) return true;
  if (amount !== undefined) return amount.isMoney || amount.value >= LEAST_AMOUNT;
  return CODE.test(key) && !UNIT.test(key);
}

/** "Tesla Model Y" where no such model is here asks for no other one. */
function isModelOfMake({ refinements }: VehicleQuery, all: readonly Lexeme[]): boolean {
  return (
    refinements.make !== undefined &&
    refinements.make_model === undefined &&
    MODEL_FORM.test(all[0]?.key ?? "")
  );
}

const COMMON: ReadonlySet<string> = new Set([...LEFT_ALONE, ...ORDINARY_WORDS]);
/** A shorter badge is part of many words. */
const LEAST_BADGE = 4;

/**
 * Whether a word is a grade: the stock has such a badge, and a model is asked for, or the word means nothing else. "Black
 * Everest Sport" and "Raptor in orange" where there is none in that colour are none.
 */
export function isGrade(word: string, { refinements }: VehicleQuery, { badges }: SearchVocabulary): boolean {
  const key = compactText(word);
  const isNamed =
    refinements.make_model !== undefined ||
    (key.length >= LEAST_BADGE && !COMMON.has(key) && !/\d/u.test(key));
  return isNamed && /\p{L}/u.test(word) && badges.has(key);
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
