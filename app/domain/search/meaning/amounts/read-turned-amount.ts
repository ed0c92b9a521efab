import { isParted, type Lexeme } from "../lexemes";
import { ALTERNATIVES, FILLERS, NEGATIONS } from "../name-words";
import { type QuantityReading, readAmount } from "../read-amount";
import { negationEnd } from "../exclusions/read-exclusion";
import { readSpan } from "../read-span";
import type { PlacedReading, Reading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** What a bound behind a negation speaks of: "no cars over 20k". */
const ANY = set(
  "anything any one ones thing things stuff those that cars car vehicle vehicles listing listings models model if its whats 车 的",
);
const AND: ReadonlySet<string> = new Set([...ALTERNATIVES, "and", "nor", "&"]);
/** Behind an amount in Chinese, with the whole in front of it: "2015年以前的不要". */
const UNWANTED = set("不要 不想要 不考虑 不买 除外 以外 之外 不行");
/** A bound of which the whole may be unwanted; "预算20000" is none. */
const BOUNDED = set("以前 之前 以下 以内 以上 以后 之后 超过 高于 多于 大于 低于 少于 小于 不到 早于 晚于");
/** In front of a year: nothing "under 2015" begins with that one. */
const FROM_YEAR = set(
  "under below sub less over above more greater تحت فوق اقل اكثر 低于 少于 小于 不到 高于 多于 大于 超过",
);
const LEAST_YEAR = 1_900;
/** A negation further back is of something else. */
const MOST_BACK = 6;

/**
 * "Nothing over 20k", "excluding diesel and anything before 2017", "不要2015年以前的": a bound behind a negation asks for what is
 * on its other side. Null where none begins.
 * @param thisYear ages count from it
 */
export function readTurnedAmount(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
  thisYear: number,
): Reading | null {
  const isBut = all[at]?.key === "but";
  // "But nothing over 20k", and "but over 20k".
  const opened =
    isBut && !NEGATIONS.has(all[at + 1]?.key ?? "") ? null : negatedFrom(all, isBut ? at + 1 : at);
  if (opened === null) return readMoreOfTurned(all, at, vocabulary, thisYear);
  let from = opened;
  while (isAny(all[from]?.key ?? "", vocabulary)) from += 1;
  const read = amountAt(all, from, vocabulary, thisYear);
  const isBounded = [0, 1].some((skipped) => {
    const span = readSpan(all, from + skipped);
    return span !== null && (span.before ?? span.after) !== null;
  });
  // "No, over 20k" and "no thanks, over 20k" answer.
  if (read === null || !isBounded || isParted(all, at, from)) return null;
  return turned(all, from, read);
}

/** "No cars over 20k and over 150000km", "not under 2015 and over 200k km": the second bound of what is not wanted. */
function readMoreOfTurned(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
  thisYear: number,
): RangeReading | null {
  const more = AND.has(all[at]?.key ?? "") ? amountAt(all, at + 1, vocabulary, thisYear) : null;
  if (more === null || !isOtherSide(more) || isParted(all, at - 1, at)) return null;
  const isBehindTurned = all.slice(Math.max(0, at - MOST_BACK), at).some(({ key }, back, { length }) => {
    if (!NEGATIONS.has(key)) return false;
    const from = at - length + back;
    const first =
      amountAt(all, from, vocabulary, thisYear) ?? readTurnedAmount(all, from, vocabulary, thisYear);
    return first?.kind === "range" && first.end === at && isWantedSide(first);
  });
  return isBehindTurned ? turned(all, at + 1, more) : null;
}

/** The same where the negation stands behind. @param quantity that was read of it */
export function withTurnBehind<Read extends Reading>(
  all: readonly Lexeme[],
  at: number,
  quantity: Read,
): Read | RangeReading {
  if (quantity.kind !== "range" || quantity.isUsual) return quantity;
  const { kind, attribute, range } = quantity;
  let end = quantity.end;
  while (all[end]?.key === "的" || all[end]?.key === "车") end += 1;
  const next = all[end + 1];
  const isLast = next === undefined || next.key === "";
  const isBound = all.slice(at, quantity.end).some(({ key: word }) => BOUNDED.has(word));
  if (!UNWANTED.has(all[end]?.key ?? "") || !isLast || !isBound) return quantity;
  const other = turned(all, at, { kind, attribute, range, end: quantity.end });
  return other === null ? quantity : { ...other, end: end + 1 };
}

/**
 * "No SUVs over 40k" leaves out neither all of them nor all that costs more: told. "No diesel, 20k or more" and "no diesel
 * 2015 or older" are two wishes.
 */
export function withExceptsOfSome(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
): readonly PlacedReading[] {
  const isSome = (one: PlacedReading | undefined, next: PlacedReading | undefined) => {
    if (one?.kind !== "except" || next?.kind !== "range") return false;
    const isOfKind = one.meaning.attribute === "body" || one.meaning.attribute === "make";
    const isLed = all[next.from]?.amount === undefined;
    const isBeside = next.from === one.end && !isParted(all, one.from, one.end);
    return isBeside && (isOfKind || isLed) && isOtherSide(next);
  };
  return read.map((one, at) =>
    isSome(one, read[at + 1]) || isSome(read[at - 1], one)
      ? { kind: "aside", from: one.from, end: one.end }
      : one,
  );
}

/** The side of a bound that few ask for: dearer, driven farther, older. */
function isOtherSide({ attribute, range: { min, max } }: RangeReading): boolean {
  return attribute === "year"
    ? min === undefined
    : (attribute === "price" || attribute === "km") && max === undefined;
}

/** The side that is left when that one is not wanted. */
function isWantedSide({ attribute, range: { min, max } }: Extract<Reading, { kind: "range" }>): boolean {
  return attribute === "year"
    ? max === undefined
    : (attribute === "price" || attribute === "km") && min === undefined;
}

type RangeReading = Extract<QuantityReading, { readonly kind: "range" }>;

function amountAt(
  all: readonly Lexeme[],
  at: number,
  { measures, onlyKind, usual }: SearchVocabulary,
  thisYear: number,
): RangeReading | null {
  const read = readAmount(all, at, thisYear, measures, usual.repaymentEvery, onlyKind);
  return read?.kind === "range" ? read : null;
}

function turned(all: readonly Lexeme[], from: number, read: RangeReading): RangeReading | null {
  const { min, max } = read.range;
  // Of whole years "not before 2017" begins with that one, of ages "not older than 5 years" with the fifth.
  const said = all.slice(from, read.end);
  const year = said.findIndex(({ amount }) => (amount?.value ?? 0) >= LEAST_YEAR);
  const isOpen = said.slice(0, Math.max(year, 0)).some(({ key }) => FROM_YEAR.has(key));
  const step = read.attribute === "year" && year >= 0 && !isOpen ? 1 : 0;
  if (min !== undefined && max === undefined) return { ...read, range: { max: min - step } };
  return max !== undefined && min === undefined ? { ...read, range: { min: max + step } } : null;
}

const negatedFrom = (all: readonly Lexeme[], at: number) => negationEnd(all, at) ?? continuedFrom(all, at);

/** "… and anything before 2017" behind what is not wanted; null elsewhere. */
function continuedFrom(all: readonly Lexeme[], at: number): number | null {
  if (!AND.has(all[at]?.key ?? "") || !ANY.has(all[at + 1]?.key ?? "")) return null;
  const before = all.slice(Math.max(0, at - MOST_BACK), at);
  const negation = before.findLastIndex(({ key }) => NEGATIONS.has(key) && key !== "but");
  const isSame = negation >= 0 && !isParted(before, negation, before.length);
  return isSame ? at + 1 : null;
}

function isAny(key: string, { phrases }: SearchVocabulary): boolean {
  if (ANY.has(key) || FILLERS.has(key)) return true;
  // All vehicles of a yard of caravans are caravans.
  return phrases.get(key)?.values.length === 0 && phrases.get(key)?.attribute === "item_type";
}
