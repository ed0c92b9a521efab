import { makesIn } from "../../make/known-makes";
import { makeOf } from "../../make/make-of";
import { compactText } from "../text";
import { mendableWords } from "./mend-word";
import { wantedText } from "./exclusions/read-exclusion";
import { readMeaning } from "./read-meaning";
import type { StockValues } from "./stock-concepts";
import { searchVocabulary, type SearchVocabulary } from "./vocabulary";

/** Ages count from it, and no name depends on one. */
const NO_YEAR = 0;

/** The models of some stock as words that name them; whatever has a slip in it names none. */
export function modelVocabulary({ make = [], make_model = [] }: StockValues): SearchVocabulary {
  return { ...searchVocabulary({ make, make_model }), mendable: mendableWords([]), bySound: new Map() };
}

/**
 * The makes and models that words name, each once and models with their make. Of a text that a dealer's own stock was
 * looked for in before, these are what it does not have. A name of several models is none of them,
 * and nothing behind "not" is asked for.
 * @param models those that are known of, {@link modelVocabulary}; null for none
 */
export function absentNames(text: string, models: SearchVocabulary | null): readonly string[] {
  const makes = makesIn(wantedText(text));
  if (models === null) return makes;
  const { make: written = [], make_model: named = [] } = readMeaning(
    wantedText(text),
    models,
    NO_YEAR,
  ).refinements;
  const known = named.length === 1 ? named : [];
  const ofModels = known.flatMap((model) => makeOf(model, models.makes) ?? []).map(compactText);
  // In other scripts makes are known by the same words as here.
  const others = /^[^a-z]+$/iu.test(text) ? written.filter((make) => !makes.includes(make)) : [];
  return [...[...makes, ...others].filter((make) => !ofModels.includes(compactText(make))), ...known];
}

/** Words that no filter holds as the makes they name that are not here, and the others. @param makes those that are */
export function makesApart(
  aside: string,
  makes: readonly string[],
): { readonly names: readonly string[]; readonly rest: string } {
  const names = makesIn(aside).filter((name) => !isOneOf(name, makes));
  const isNamed = (word: string) =>
    names.some((name) => name.split(" ").some((part) => compactText(part) === compactText(word)));
  return {
    names,
    rest: aside
      .split(" ")
      .filter((word) => !isNamed(word))
      .join(" "),
  };
}

/** Whether a name is among those of a stock, however it is written. */
export function isOneOf(name: string, names: readonly string[]): boolean {
  return names.some((one) => compactText(one) === compactText(name));
}
