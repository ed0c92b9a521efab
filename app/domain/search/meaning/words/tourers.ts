import type { Lexeme } from "../lexemes";
import type { SearchVocabulary } from "../vocabulary";

const TOURERS: ReadonlySet<string> = new Set(["tourer", "tourers"]);
const BADGE = "tourer";

/**
 * "Tandem axle tourer" is any caravan where only they are sold, and a motorcycle for touring where those are; behind the name
 * of what has such a badge it is that badge. The same object where nothing of the kind is named.
 */
export function withTourersNamed(
  all: readonly Lexeme[],
  { phrases, onlyKind, badgeIndex }: Pick<SearchVocabulary, "phrases" | "onlyKind" | "badgeIndex">,
): readonly Lexeme[] {
  const other = onlyKind === "caravan" ? "caravan" : phrases.get("motorcycle") ? "touring" : null;
  if (other === null || !all.some(({ key }) => TOURERS.has(key))) return all;
  const named = new Set(all.flatMap(({ key }) => phrases.get(key)?.values ?? []));
  const isOwn = badgeIndex.byWords
    .get(BADGE)
    ?.some(({ make, makeModel }) => named.has(make ?? "") || named.has(makeModel));
  if (isOwn === true) return all;
  return all.map((one) => (TOURERS.has(one.key) ? { ...one, raw: other, key: other } : one));
}
