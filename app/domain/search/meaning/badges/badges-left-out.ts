import type { Lexeme } from "../lexemes";
import { FILLERS, NEGATIONS } from "../name-words";
import { negationEnd } from "../exclusions/read-exclusion";
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
  const found: PlacedReading[] = [];
  for (let at = 0; at < read.length;) {
    const one = read[at];
    if (one === undefined) break;
    const named = lettersAt(read, all, at);
    const isUnwanted = new Set(named.flatMap((letters) => badgeIndex.byWords.get(letters) ?? []));
    const left = [...new Set(own.flatMap((badge) => (isUnwanted.has(badge) ? [] : [badge.name])))];
    const isKnown = own.some((badge) => isUnwanted.has(badge));
    const isLeft = isKnown && left.length > 0 && left.length <= MOST_BADGES;
    const next = isLeft ? at + 2 * named.length - 1 : at + 1;
    const end = read[next - 1]?.end ?? one.end;
    found.push(
      isLeft ? { kind: "values", from: one.from, end, meaning: { attribute: "badge", values: left } } : one,
    );
    at = next;
  }
  return found;
}

/** "Not the Altitude or VX": the letters of what is not wanted from one place on; none where no negation begins there. */
function lettersAt(read: Read, all: readonly Lexeme[], at: number): readonly string[] {
  const [one] = read.slice(at);
  const first = one?.kind === "aside" || one?.kind === "text" ? lettersLeftOut(one, all) : "";
  if (first === "") return [];
  const letters = [first];
  for (let next = at + 1; read[next]?.kind === "or"; next += 2) {
    const other = read[next + 1];
    if (other?.kind !== "text") break;
    letters.push(lettersOf(all.slice(other.from, other.end)));
  }
  return letters;
}

const isBadge = (one: PlacedReading) => one.kind === "values" && one.meaning.attribute === "badge";

/** The letters of what stands behind a negation; none where no negation begins. */
function lettersLeftOut({ from, end }: PlacedReading, all: readonly Lexeme[]): string {
  const opened = negationEnd(all, from);
  if (opened === null) return "";
  return lettersOf(all.slice(opened, end));
}

function lettersOf(words: readonly Lexeme[]): string {
  return words
    .filter(({ key }) => !FILLERS.has(key) && !ENDS.has(key) && !NEGATIONS.has(key))
    .map(({ raw }) => badgeLetters(raw))
    .join("");
}
