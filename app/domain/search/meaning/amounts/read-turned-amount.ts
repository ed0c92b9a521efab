import type { Lexeme } from "../lexemes";
import { ALTERNATIVES, FILLERS, NEGATIONS } from "../name-words";
import { type QuantityReading, readAmount } from "../read-amount";
import { negationEnd } from "../read-exclusion";
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
  if (opened === null) return null;
  let from = opened;
  while (isAny(all[from]?.key ?? "", vocabulary)) from += 1;
  const read = amountAt(all, from, vocabulary, thisYear);
  const isBounded = [0, 1].some((skipped) => {
    const span = readSpan(all, from + skipped);
    return span !== null && (span.before ?? span.after) !== null;
  });
  // "No, over 20k" answers.
  if (read === null || !isBounded || /[,;.!?]$/u.test(all[opened - 1]?.raw ?? "")) return null;
  return turned(all, from, read);
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
  if (!UNWANTED.has(all[end]?.key ?? "") || !isLast) return quantity;
  const other = turned(all, at, { kind, attribute, range, end: quantity.end });
  return other === null ? quantity : { ...other, end: end + 1 };
}

/** "No SUVs over 40k" leaves out neither all of them nor all that costs more: told. */
export function withExceptsOfSome(read: readonly PlacedReading[]): readonly PlacedReading[] {
  const isSome = (one: PlacedReading | undefined, next: PlacedReading | undefined) =>
    one?.kind === "except" && next?.kind === "range" && next.from === one.end && isOtherSide(next);
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
  const isOfYears = all.slice(from, read.end).some(({ amount }) => (amount?.value ?? 0) >= LEAST_YEAR);
  const step = read.attribute === "year" && isOfYears ? 1 : 0;
  if (min !== undefined && max === undefined) return { ...read, range: { max: min - step } };
  return max !== undefined && min === undefined ? { ...read, range: { min: max + step } } : null;
}

const negatedFrom = (all: readonly Lexeme[], at: number) => negationEnd(all, at) ?? continuedFrom(all, at);

/** "… and anything before 2017" behind what is not wanted; null elsewhere. */
function continuedFrom(all: readonly Lexeme[], at: number): number | null {
  if (!AND.has(all[at]?.key ?? "") || !ANY.has(all[at + 1]?.key ?? "")) return null;
  const before = all.slice(Math.max(0, at - MOST_BACK), at);
  const negation = before.findLastIndex(({ key }) => NEGATIONS.has(key) && key !== "but");
  const isSame = negation >= 0 && before.slice(negation).every(({ raw }) => !/[,;.]$/u.test(raw));
  return isSame ? at + 1 : null;
}

function isAny(key: string, { phrases }: SearchVocabulary): boolean {
  if (ANY.has(key) || FILLERS.has(key)) return true;
  // All vehicles of a yard of caravans are caravans.
  return phrases.get(key)?.values.length === 0 && phrases.get(key)?.attribute === "item_type";
}
