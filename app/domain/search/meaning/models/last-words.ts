import { isWholeBadge } from "../badges/badge-index";
import type { Lexeme } from "../lexemes";
import { FILLERS } from "../name-words";
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
    const whole = (byWords.get(grade) ?? []).filter(
      (badge) => isWholeBadge(grade, badge) || badge.words[0] === grade,
    );
    const owned = called.filter((model) => whole.some(({ makeModel }) => makeModel === model));
    const isFree = [all[at - 1], all[at + 1]].every((beside) => isCondition(beside, phrases));
    const [name, ...others] = isFree && !byWords.has(one.key) ? called : owned;
    const key = name === undefined ? undefined : keyOf(name, phrases);
    if (name === undefined || key === undefined || others.length > 0) return one;
    // Behind the rest of its name it is read with that.
    if (key.endsWith(`${all[at - 1]?.key ?? ""}${one.key}`) && at > 0) return one;
    return { ...one, key };
  });
  return words.some((one, at) => one !== all[at]) ? words : all;
}

/** Beside a name that is meant: nothing, a word that carries no wish, or what a vehicle is. */
const BESIDE: ReadonlySet<string> = new Set(
  "body car_type colour drive fuel item_type make transmission".split(" "),
);

function isCondition(one: Lexeme | undefined, phrases: SearchVocabulary["phrases"]): boolean {
  if (one === undefined || FILLERS.has(one.key) || one.amount !== undefined) return true;
  return BESIDE.has(phrases.get(one.key)?.attribute ?? "");
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
