import { alternativesTo } from "../../attributes";
import { isParted, type Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";

type Read = readonly PlacedReading[];
type Condition = Extract<PlacedReading, { readonly kind: "values" | "range" }>;

/** In front of an alternative that is wider than the first: "a Hilux or any 4x4 ute". */
const WIDER: ReadonlySet<string> = new Set("any another other all اي 任何 其他".split(" "));
const NAMES = alternativesTo("make");
const KINDS: ReadonlySet<string> = new Set(["body", "item_type"]);
const USED = "used";

/**
 * "Wagon or X-Trail": of alternatives that no filter holds together the places of the one that is told, which is the second, but
 * for the first where the second is wider. None where the two are no conditions.
 */
export function lesserSide(read: Read, or: number, all: readonly Lexeme[]): readonly number[] {
  const [one, other] = [read[or - 1], read[or + 1]];
  // A word that nothing is known of, beside what is known.
  if (isUnknown(one, all) && isUsual(other)) return [or - 1];
  if (!isCondition(one) || !isCondition(other)) return [];
  const isWider = WIDER.has(all[other.from - 1]?.key ?? "") || isPartOf(one, other);
  return isWider ? firstSide(read, or, all) : secondSide(read, or, all);
}

const isCondition = (one: PlacedReading | undefined): one is Condition =>
  one?.kind === "values" || one?.kind === "range";

/** "Nearly new", which is of its years and of a kind of stock. */
const isUsual = (one: PlacedReading | undefined) => one?.kind === "range" && one.isUsual === true;

function isUnknown(one: PlacedReading | undefined, all: readonly Lexeme[]): boolean {
  return one?.kind === "text" && /^\p{L}+$/u.test(all[one.from]?.key ?? "");
}

/** "Demo or nearly new": the second has the first within it, but not all that is used. */
function isPartOf(one: Condition, other: Condition): boolean {
  if (one.kind !== "values" || other.kind !== "range" || other.also === undefined) return false;
  const { attribute, values } = one.meaning;
  return other.also.attribute === attribute && !values.includes(USED);
}

const isName = (one: PlacedReading | undefined) =>
  one?.kind === "values" && NAMES.includes(one.meaning.attribute);

const isKind = (one: PlacedReading | undefined) => one?.kind === "values" && KINDS.has(one.meaning.attribute);

/** The first alone: what stands in front of a kind may be said of both. Of a name all its words. */
function firstSide(read: Read, or: number, all: readonly Lexeme[]): readonly number[] {
  const places = [or - 1];
  for (let at = or - 2; isName(read[at + 1]) && isName(read[at]) && isNext(read, at, all); at -= 1)
    places.push(at);
  return places;
}

/** The second, with what stands right behind it where the first is a noun: "2018 or 2023 Mazda" are Mazdas both. */
function secondSide(read: Read, or: number, all: readonly Lexeme[]): readonly number[] {
  const places = [or + 1];
  const isNoun = isName(read[or - 1]) || isKind(read[or - 1]);
  for (let at = or + 2; isNoun && read[at]?.kind === "values" && isNext(read, at - 1, all); at += 1)
    places.push(at);
  return places;
}

/** Whether nothing stands between one reading and the next. */
function isNext(read: Read, at: number, all: readonly Lexeme[]): boolean {
  const [one, next] = [read[at], read[at + 1]];
  return one !== undefined && one.end === next?.from && !isParted(all, one.from, one.end);
}
