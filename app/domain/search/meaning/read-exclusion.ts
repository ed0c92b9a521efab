import type { FacetAttribute } from "../attributes";
import type { Lexeme } from "./lexemes";
import { ALTERNATIVES, FILLERS, NEGATIONS } from "./name-words";
import type { PlacedReading, Reading } from "./readings";
import { readPhrase } from "./read-phrase";
import { OF_FEW } from "./stock-concepts";
import type { SearchVocabulary } from "./vocabulary";

/** In front of "but": alone that word turns nothing round. */
const ALL_BUT: ReadonlySet<string> = new Set("anything any everything all".split(" "));

const ONE: ReadonlySet<string> = new Set(["one", "ones"]);

/**
 * "Not white", "no diesel or petrol", "anything but a ute"; text where no filter can leave out what is named, up to its end.
 * Null where nothing is turned round.
 */
export function readExclusion(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
): Reading | null {
  if (!NEGATIONS.has(all[at]?.key ?? "")) return null;
  const from = nameAt(all, at + 1);
  const named = readPhrase(all, from, vocabulary);
  const end = named?.end ?? Math.min(from + 1, all.length);
  const turns =
    all[at]?.key !== "but" || NEGATIONS.has(all[at + 1]?.key ?? "") || ALL_BUT.has(all[at - 1]?.key ?? "");
  if (!turns || named?.kind !== "values") return { kind: "text", end };
  const { attribute } = named.meaning;
  if (vocabulary.excludable[attribute] === undefined) return { kind: "text", end };
  const values = [...named.meaning.values];
  let last = end;
  for (;;) {
    const more = readPhrase(all, nameAt(all, last), vocabulary);
    const isJoined = ALTERNATIVES.has(all[last]?.key ?? "") || all[last]?.key === "and";
    if (!isJoined || more?.kind !== "values" || more.meaning.attribute !== attribute) break;
    values.push(...more.meaning.values);
    last = more.end;
  }
  // "Not a red one".
  if (ONE.has(all[last]?.key ?? "")) last += 1;
  return { kind: "except", end: last, meaning: { attribute, values } };
}

/**
 * What a text leaves out as the values that are left; as text, with what it contradicts, where none is: "white, not white".
 */
export function settleExclusions(
  read: readonly PlacedReading[],
  { excludable }: SearchVocabulary,
): readonly PlacedReading[] {
  return OF_FEW.reduce<readonly PlacedReading[]>((all, attribute) => {
    const excluded = all.flatMap((one) => (isOf(one, "except", attribute) ? one.meaning.values : []));
    if (excluded.length === 0) return all;
    const asked = all.flatMap((one) => (isOf(one, "values", attribute) ? one.meaning.values : []));
    const from = asked.length > 0 ? asked : (excludable[attribute] ?? []);
    const values = from.filter((value) => !excluded.includes(value));
    return all.map((one) => {
      const { from: start, end } = one;
      if (!isOf(one, "except", attribute) && !isOf(one, "values", attribute)) return one;
      return values.length === 0
        ? { kind: "text", from: start, end }
        : { kind: "values", from: start, end, meaning: { attribute, values } };
    });
  }, read);
}

type Named = Extract<PlacedReading, { readonly kind: "values" | "except" }>;

function isOf(one: PlacedReading, kind: Named["kind"], attribute: FacetAttribute): one is Named {
  return one.kind === kind && "meaning" in one && one.meaning.attribute === attribute;
}

/** Past words that name nothing. */
function nameAt(all: readonly Lexeme[], from: number): number {
  const isEmpty = (key = "") => FILLERS.has(key) || NEGATIONS.has(key) || ALTERNATIVES.has(key);
  let at = from;
  while (isEmpty(all[at]?.key)) at += 1;
  return at;
}
