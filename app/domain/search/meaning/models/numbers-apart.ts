import { isKnownModel } from "../../../make/known-models";
import { makeOf } from "../../../make/make-of";
import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";
import { COMMON } from "../needs/chance-words";
import type { SearchVocabulary } from "../vocabulary";

/**
 * "Landcruiser 300" asks for no Chrysler 300: a number beside another make's name is that name's. It stays text where badges
 * here have it, and is told otherwise.
 */
export function withNumbersApart(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  { makes, badges }: Pick<SearchVocabulary, "makes" | "badges">,
): readonly PlacedReading[] {
  const isNumber = ({ from, end }: PlacedReading) =>
    all.slice(from, end).every(({ amount }) => amount !== undefined);
  return read.map((one, at) => {
    const own = makesNamed(one, makes);
    if (own.length === 0 || !isNumber(one)) return one;
    const before = read[at - 1];
    // "坦克300": a number written against a name that is not here is a part of that.
    const isBehind = before?.kind === "text" && before.end === one.from;
    const name = [all[one.from - 1], all[one.from]].map((word) => word?.key ?? "").join("");
    const isPart = isBehind && (all[one.from]?.isGlued === true || isKnownModel(name));
    if (isPart) return { kind: "aside", from: one.from, end: one.end };
    if (isBehind && isUnknownName(all[one.from - 1], all[one.from]))
      return { kind: "text", from: one.from, end: one.end };
    const isOthers = [read[at - 1], read[at + 1]].some((beside) => {
      const others = beside === undefined || isNumber(beside) ? [] : makesNamed(beside, makes);
      return others.length > 0 && !others.some((make) => own.includes(make));
    });
    if (!isOthers) return one;
    const { from, end } = one;
    const isBadge = all.slice(from, end).every(({ key }) => badges.has(key));
    return { kind: isBadge ? "text" : "aside", from, end };
  });
}

/** "Cebe 500": a word that nobody knows names the number behind it, which is no Fiat 500. */
function isUnknownName(word: Lexeme | undefined, number: Lexeme | undefined): boolean {
  const { key = "", raw = "" } = word ?? {};
  const isWord = /^[a-z]{2,}$/u.test(key) && !COMMON.has(key) && !/[,;.!?]$/u.test(raw);
  return isWord && /^\d{2,3}$/u.test(number?.raw ?? "");
}

/** The makes of what a reading names; none where it names no make or model. */
function makesNamed(one: PlacedReading, makes: readonly string[]): readonly string[] {
  if (one.kind !== "values") return [];
  const { attribute, values } = one.meaning;
  if (attribute === "make") return values;
  return attribute === "make_model" ? values.flatMap((value) => makeOf(value, makes) ?? []) : [];
}
