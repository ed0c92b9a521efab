import type { Lexeme } from "../lexemes";
import { FILLERS } from "../name-words";
import { negationEnd } from "../read-exclusion";
import type { PlacedReading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";
import { badgeLetters } from "./badge-index";

type Read = readonly PlacedReading[];

/** More ticked boxes than this are no filter any more. */
const MOST_BADGES = 12;
const ENDS: ReadonlySet<string> = new Set(["one", "ones", "badge", "model", "version", "的"]);

/**
 * "Lotus Trooper, not the touring one": the other badges of the model that is named. As it was where a badge is asked for
 * besides, where no such model has one that is called so, and where it has no other.
 */
export function withBadgesLeftOut(
  read: Read,
  all: readonly Lexeme[],
  { badgeIndex }: Pick<SearchVocabulary, "badgeIndex">,
): Read {
  const models = read.flatMap((one) =>
    one.kind === "values" && one.meaning.attribute === "make_model" ? one.meaning.values : [],
  );
  const own = badgeIndex.all.filter(({ makeModel }) => models.includes(makeModel));
  if (own.length === 0 || read.some(isBadge)) return read;
  return read.map((one) => {
    const unwanted = one.kind === "aside" || one.kind === "text" ? lettersLeftOut(one, all) : "";
    if (unwanted === "") return one;
    const isUnwanted = new Set(badgeIndex.byWords.get(unwanted) ?? []);
    const left = [...new Set(own.flatMap((badge) => (isUnwanted.has(badge) ? [] : [badge.name])))];
    const isKnown = own.some((badge) => isUnwanted.has(badge));
    if (!isKnown || left.length === 0 || left.length > MOST_BADGES) return one;
    return { kind: "values", from: one.from, end: one.end, meaning: { attribute: "badge", values: left } };
  });
}

const isBadge = (one: PlacedReading) => one.kind === "values" && one.meaning.attribute === "badge";

/** The letters of what stands behind a negation; none where no negation begins. */
function lettersLeftOut({ from, end }: PlacedReading, all: readonly Lexeme[]): string {
  const opened = negationEnd(all, from);
  if (opened === null) return "";
  const words = all.slice(opened, end).filter(({ key }) => !FILLERS.has(key) && !ENDS.has(key));
  return words.map(({ raw }) => badgeLetters(raw)).join("");
}
