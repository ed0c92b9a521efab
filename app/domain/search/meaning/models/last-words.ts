import { isWholeBadge } from "../badges/badge-index";
import type { Lexeme } from "../lexemes";
import type { SearchVocabulary } from "../vocabulary";

/** Shorter words end too many names. */
const LEAST_LETTERS = 4;

/**
 * "Custom 340L": a Transit Custom, by the last word of its name, where a grade of no other model that is called so stands behind it. The word says
 * something else by itself, so that alone it names the model only where nothing else is said and no grade is called so. The same object where
 * nothing is named so.
 */
export function withLastWordsNamed(
  all: readonly Lexeme[],
  { models, phrases, badgeIndex }: Pick<SearchVocabulary, "models" | "phrases" | "badgeIndex">,
): readonly Lexeme[] {
  const { byWords } = badgeIndex;
  const words = all.map((one, at) => {
    if (one.key.length < LEAST_LETTERS || phrases.get(one.key) !== null) return one;
    const ends = ` ${one.key}`;
    const called = models.filter((model) => model.toLowerCase().endsWith(ends));
    if (called.length === 0) return one;
    const grade = wordAt(all, at + 1);
    const whole = (byWords.get(grade) ?? []).filter((badge) => isWholeBadge(grade, badge));
    const owned = called.filter((model) => whole.some(({ makeModel }) => makeModel === model));
    const isAlone = all.length === 1 && !byWords.has(one.key);
    const [name, ...others] = isAlone ? called : owned;
    const key = name === undefined ? undefined : keyOf(name, phrases);
    if (name === undefined || key === undefined || others.length > 0) return one;
    // Behind the rest of its name it is read with that.
    if (key.endsWith(`${all[at - 1]?.key ?? ""}${one.key}`) && at > 0) return one;
    return { ...one, key };
  });
  return words.some((one, at) => one !== all[at]) ? words : all;
}

/** A word with what stands against it: "340L" is read in two. */
function wordAt(all: readonly Lexeme[], at: number): string {
  const [first, next] = [all[at]?.key ?? "", all[at + 1]];
  return next?.isGlued === true ? first + next.key : first;
}

/** What a model is compared by without its make, if it is known so. */
function keyOf(model: string, phrases: SearchVocabulary["phrases"]): string | undefined {
  const words = model.toLowerCase().split(/[\s-]+/u);
  return words
    .map((_, at) => words.slice(at).join(""))
    .findLast((key) => phrases.get(key)?.attribute === "make_model");
}
