import * as words from "./amount-words";
import { ALTERNATIVES } from "./name-words";
import { type Amount, cutsWord, isParted, type Lexeme } from "./lexemes";
import { mendableWords, mendWord } from "./mend-word";
import { phraseAt } from "./words/phrase-at";
import { halfBehind, numberInWords, thousandsBehind } from "./amounts/number-words";

/** One or two amounts with the words around them, before anything is said of what they count. */
export interface AmountSpan {
  readonly end: number;
  readonly before: words.Bound | null;
  readonly after: words.Bound | null;
  readonly low: Amount;
  /** Set for "20 to 30". */
  readonly high: Amount | null;
  /** How many words behind the unit belong to it. */
  readonly later?: number;
}

const FIRST_YEAR = 1900;
/** Years further apart are no range when they stand side by side: nobody asks for what lies between. */
const NEAR_YEARS = 2;
/** Bounds that stand behind an amount as well as in front of one. */
const LEADING: ReadonlySet<string> = new Set("under below over above max maximum minimum وتحت".split(" "));
const TEN_THOUSAND = 10_000;
const SHORT_DRIVEN = (value: number) => value >= 20 && value <= 400;
const SHORT_SPENT = (value: number) => value >= 3 && value <= 150;
/** What else is done and counted. */
const OTHER_DONE: ReadonlySet<string> = new Set(
  "test tests drive drives hours hour lesson lessons licence license course courses service services trip trips laps payments".split(
    " ",
  ),
);
const FEET: ReadonlySet<string> = new Set(["ft", "foot", "feet", "footer", "尺", "英尺", "呎"]);
const BERTHS: ReadonlySet<string> = new Set(["berth", "berths"]);
const HAN_NUMBERS: ReadonlyMap<string, number> = new Map(
  [...words.SMALL_NUMBERS].filter(([word, value]) => /^\p{Script=Han}$/u.test(word) && value < 10),
);
/** What is written against its number as well: "2.0l", "650cc". */
const GLUED_UNIT =
  /^(?:l100(?:kms?)?|l|ltr|litres?|cc|kgs?|nm|kwh|kws?|b?hp|ps|t|ft|foot|m|metres?|meters?|stars?|berths?|doors?|week|wk|fortnight|month|mth|mo|pw|pcm)$/u;
/** In front of "got around 20k": who is asked what they have. */
const ASKED: ReadonlySet<string> = new Set("you u ya yous youse yas yall they".split(" "));
const HAS: ReadonlySet<string> = new Set(["got", "have"]);
const MENDED = mendableWords(words.MENDED_BOUNDS);

/** The amounts that begin at one place, with what bounds them; null where none begins. */
export function readSpan(all: readonly Lexeme[], start: number): AmountSpan | null {
  const [before, lead] = boundBefore(all, start);
  const pair = pairInWords(all, start + lead);
  if (pair !== null) return pair;
  const first = readNumber(all, start + lead, before !== null);
  if (first === null) return null;
  const isOpen = !words.UPPER.has(before) && !words.LOWER.has(before);
  // "10,000 km to 50,000 km" has its unit twice.
  const unit = isCountedUnit(all[first.end]?.key ?? "") ? 1 : 0;
  const join = first.end + unit;
  const joined = (words.BETWEEN_ENDS.has(all[join]?.key ?? "") || isOrOfCounted(all, join)) && isOpen;
  const other = joined ? readNumber(all, join + 1, before !== null) : null;
  const isOne = unit === 0 || all[other?.end ?? -1]?.key === all[first.end]?.key;
  const second = isOne ? other : null;
  const years = yearsThrough(all, join);
  if (years !== null && isOpen) return whole(all, { ...years, before, after: null, low: first.amount });
  if (second !== null && isRange(first.amount, second.amount, before)) {
    const [low, high] = sameScale(first.amount, second.amount);
    const end = second.end + betweenBehind(all, second.end);
    return whole(all, { end, before, after: null, low, high });
  }
  if (before === "between") return null;
  const close = before === null ? lastOfYears(all, start) : null;
  if (close !== null) return whole(all, { ...close, before, after: null, low: first.amount });
  const [behind, length] = boundAfter(all, first.end);
  // "Under 20000 plus GST" is at most that.
  const isOpposed = (words.UPPER.has(before) || before === "upTo") && behind === "least";
  const [after, more] = isOpposed ? [null, 0] : [behind, length];
  const end = first.end + more;
  // "20k or so" is "around 20k", a budget of so much as well; "20k ish max" is at most that.
  if (after === "around" && (before === null || words.BUDGETS.has(all[start]?.key ?? ""))) {
    const [last, most] = boundAfter(all, end);
    const known = { after: null, low: first.amount, high: null };
    return last === "most"
      ? whole(all, { end: end + most, before: "most", ...known })
      : whole(all, { end, before: "around", ...known });
  }
  // What somebody has to spend buys cheaper ones as well, and so does "about 15 thousand tops".
  const bound = before === "around" && (first.isSpent || after === "most") ? "most" : before;
  return whole(all, { end, before: bound, after, low: first.amount, high: null });
}

/** "里程低于5万", "that's done under 90k": the amount behind words that say a distance was driven; null for none. */
export function readDriven(all: readonly Lexeme[], at: number): AmountSpan | null {
  const under = words.KM_UNDER.has(all[at]?.key ?? "") ? readSpan(all, at + 1) : null;
  if (under !== null) return { ...under, before: "under" };
  const isDone = all[at]?.key === "done";
  const lead = isDone ? 1 : phraseAt(all, at, words.DRIVEN_LEADS);
  const span = lead === 0 ? null : readSpan(all, at + lead);
  if (span === null || span.low.isMoney) return null;
  if (isDone && !isOfVehicle(all, span.end)) return null;
  // "Done under 80": nobody counts single kilometres.
  const isShort = span.high === null && !span.low.isGrouped && SHORT_DRIVEN(span.low.value);
  if (isShort && !isCountedUnit(all[span.end]?.key ?? ""))
    return { ...span, low: { ...span.low, value: span.low.value * 1_000, isThousands: true } };
  return span.low.isThousands && !isDone ? span : null;
}

/** "Done 50 test drives", "my licence done 20": whether what was done is a distance. */
function isOfVehicle(all: readonly Lexeme[], end: number): boolean {
  return isCountedUnit(all[end]?.key ?? "") || !all.some(({ key }) => OTHER_DONE.has(key));
}

/** How many words behind both ends of a range say once more that it is one: "一万到两万之间". */
export function betweenBehind(all: readonly Lexeme[], at: number): number {
  return words.BETWEEN_BEHIND.has(all[at]?.key ?? "") ? 1 : 0;
}

/** "2018 or 2019", "2018 2019", "2017, 2018 or 2019": years that follow each other closely; null for one alone. */
function lastOfYears(all: readonly Lexeme[], from: number) {
  let [at, high] = [from, yearAt(all, from)];
  if (high === null) return null;
  for (;;) {
    const next = at + (ALTERNATIVES.has(all[at + 1]?.key ?? "") ? 2 : 1);
    const year = yearAt(all, next);
    if (year === null || year.value <= high.value || year.value - high.value > NEAR_YEARS) break;
    [at, high] = [next, year];
  }
  return at === from ? null : { end: at + 1, high };
}

/** "2018 up to 2020"; null where no two years stand around the words. @param join where they would */
function yearsThrough(all: readonly Lexeme[], join: number) {
  const length = phraseAt(all, join, words.BETWEEN_YEARS);
  const high = length === 0 || yearAt(all, join - 1) === null ? null : yearAt(all, join + length);
  return high === null ? null : { end: join + length + 1, high };
}

/** A year written whole; "MY19" behind one is no other. */
function yearAt(all: readonly Lexeme[], at: number): Amount | null {
  const { raw = "", amount } = all[at] ?? {};
  return amount !== undefined && /^(?:19|20)\d\d$/u.test(raw) ? amount : null;
}

/** "2 or 3 years old" and "5 or 7 seats" are the ends of a range; "Mazda 2 or 3" are two models. */
function isOrOfCounted(all: readonly Lexeme[], at: number): boolean {
  const unit = all[at + 2]?.key ?? "";
  const isCounted = phraseAt(all, at + 2, words.AGES) > 0 || words.SEATS.has(unit) || BERTHS.has(unit);
  return ALTERNATIVES.has(all[at]?.key ?? "") && (isCounted || FEET.has(unit));
}

/** "两三万": two small numbers in a row, and what both count. */
function pairInWords(all: readonly Lexeme[], at: number): AmountSpan | null {
  const [low = 0, high = 0] = [at, at + 1].map((one) => HAN_NUMBERS.get(all[one]?.key ?? "") ?? 0);
  const scale = words.THOUSANDS.get(all[at + 2]?.key ?? "");
  if (low === 0 || low + 1 !== high || scale === undefined) return null;
  const plain = { isMoney: false, isThousands: true, isGrouped: false };
  const end = at + 3 + (words.MONEY.has(all[at + 3]?.key ?? "") ? 1 : 0);
  const bounds = { before: null, after: null };
  return { end, ...bounds, low: { value: low * scale, ...plain }, high: { value: high * scale, ...plain } };
}

/** A bound behind an amount or its unit, and how many words it has. */
export function boundAfter(all: readonly Lexeme[], at: number): [words.Bound | null, number] {
  const [bound, length] = boundAt(all, at, words.BOUNDS_AFTER);
  // "2020 and under 35 thousand": the bound is of what follows.
  const isOfNext =
    LEADING.has(all[at + length - 1]?.key ?? "") && readNumber(all, at + length, true) !== null;
  // "3 up front" are no more than three.
  const isInFront = length === 1 && all[at]?.key === "up" && all[at + 1]?.key === "front";
  return isOfNext || isInFront ? [null, 0] : [bound, length];
}

/** What bounds the amount behind it, and how many words it has; "under about 60k" is under that. */
function boundBefore(all: readonly Lexeme[], at: number): [words.Bound | null, number] {
  const [bound, length] = firstBound(all, at);
  const isOpen = bound === null || bound === "around" || bound === "between";
  const [more, roughly] = isOpen || isParted(all, at, at + length) ? [null, 0] : firstBound(all, at + length);
  return more === "around" ? [bound, length + roughly] : [bound, length];
}

/** "Undr 20k": a bound may have a slip in it where an amount follows. */
function firstBound(all: readonly Lexeme[], at: number): [words.Bound | null, number] {
  const [bound, length] = boundAt(all, at, words.BOUNDS_BEFORE);
  // "What have you got around 20k" asks for what costs so much: nobody has it to spend.
  const isAsked = HAS.has(all[at]?.key ?? "") && ASKED.has(all[at - 1]?.key ?? "");
  // "Nothing, under 20k" answers a question first.
  if (bound !== null && (isAsked || isParted(all, at, at + length - 1))) return [null, 0];
  if (bound !== null || all[at + 1]?.amount === undefined) return [bound, length];
  const [mended] = mendWord(all[at]?.key ?? "", MENDED);
  if (mended === undefined) return [null, 0];
  const repaired = { raw: mended, key: mended, isGlued: false };
  return boundAt([repaired], 0, words.BOUNDS_BEFORE);
}

/** "5 and 2018" and "90k and three kids" are two things. */
function isRange(low: Amount, high: Amount, before: words.Bound | null): boolean {
  if (before === "between" || before === "since") return true;
  const largest = Math.max(low.value, high.value);
  const [same] = sameScale(low, high);
  return Math.min(same.value, high.value) * 20 >= largest;
}

/** "20-30k" and "20 to 30 thousand" count both ends in thousands. */
function sameScale(low: Amount, high: Amount): [Amount, Amount] {
  const isShort = high.isThousands && !low.isThousands && low.value < 1_000;
  const { scale = 1_000 } = high;
  return [isShort ? { ...low, value: low.value * scale, isThousands: true } : low, high];
}

/** A word of letters and digits is one: an amount never ends within it. */
function whole(all: readonly Lexeme[], span: AmountSpan): AmountSpan | null {
  const next = all[span.end]?.key ?? "";
  return cutsWord(all, span.end) && !isCountedUnit(next) && !GLUED_UNIT.test(next) ? null : span;
}

/** Kilometres, miles or seats. */
export function isCountedUnit(key: string): boolean {
  return [words.KILOMETRES, words.MILES, words.SEATS].some((units) => units.has(key));
}

/** An amount in digits or a small one in words, with "thousand" after it, or blanks between its thousands. */
function readNumber(all: readonly Lexeme[], start: number, isBounded: boolean) {
  const isMoneyFirst = words.MONEY.has(all[start]?.key ?? "") && all[start + 1]?.amount !== undefined;
  const at = isMoneyFirst ? start + 1 : start;
  const lexeme = all[at];
  const inWords = lexeme?.amount === undefined ? (numberInWords(all, at) ?? oneTonne(all, at)) : null;
  const plain = { isMoney: false, isThousands: false, isGrouped: false };
  const amount = lexeme?.amount ?? (inWords === null ? undefined : { value: inWords.value, ...plain });
  if (amount === undefined) return null;
  let end = inWords?.end ?? at + 1;
  let read: Amount = isMoneyFirst ? { ...amount, isMoney: true } : amount;
  const half = halfBehind(all, end);
  if (half > 0) [read, end] = [{ ...read, value: read.value + 0.5 }, end + half];
  while ((isBounded || read.isMoney) && !amount.isGrouped && isThreeDigits(all[end]) && read.value < 1_000) {
    read = { ...read, value: read.value * 1_000 + Number(all[end]?.raw), isGrouped: true };
    end += 1;
  }
  const thousands = words.THOUSANDS.get(all[end]?.key ?? "");
  if (thousands !== undefined) {
    read = { ...read, value: read.value * thousands, isThousands: true, scale: thousands };
    end += 1;
    const more = thousands === TEN_THOUSAND ? thousandsBehind(all, end, isCountedUnit) : 0;
    read = { ...read, value: read.value + more };
    end += more > 0 ? 1 : 0;
  }
  if (all[end]?.key === "年" && read.value >= FIRST_YEAR) end += 1;
  const money = words.MONEY.has(all[end]?.key ?? "") ? 1 : 0;
  const spent = spentBehind(all, end + money);
  // "35 cash" are thousands, as shoppers talk of prices.
  const isShort = spent > 0 && !read.isMoney && money === 0 && SHORT_SPENT(read.value);
  if (isShort && !read.isThousands) read = { ...read, value: read.value * 1_000, isThousands: true };
  if (money + spent > 0) read = { ...read, isMoney: true };
  end += money + spent;
  return { amount: read, end, isSpent: spent > 0 };
}

/** "Over a tonne". */
const oneTonne = (all: readonly Lexeme[], at: number) =>
  all[at]?.key === "a" && /^ton(?:ne)?$/u.test(all[at + 1]?.key ?? "") ? { value: 1, end: at + 1 } : null;

/** How many words behind an amount say that it is to be spent. */
function spentBehind(all: readonly Lexeme[], at: number): number {
  const length = phraseAt(all, at, words.TO_SPEND);
  const next = all[at + length];
  const isOfNext = next !== undefined && (next.amount !== undefined || words.OTHER_BEGINS.has(next.key));
  return isOfNext ? 0 : length;
}

function isThreeDigits(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && !lexeme.isGlued && /^\d{3}$/.test(lexeme.raw);
}

function boundAt(
  all: readonly Lexeme[],
  at: number,
  bounds: typeof words.BOUNDS_BEFORE,
): [words.Bound | null, number] {
  for (const [bound, phrases] of bounds) {
    const length = phraseAt(all, at, phrases);
    if (length > 0) return [bound, length];
  }
  return [null, 0];
}

/** "100,000 km or less", "10万公里以内": the bound stands behind the unit, which stays where the span ends. */
export function withLaterBound(all: readonly Lexeme[], span: AmountSpan): AmountSpan {
  if (!isCountedUnit(all[span.end]?.key ?? "") || span.before !== null || span.after !== null) return span;
  const [after, later] = boundAfter(all, span.end + 1);
  return after === "around" ? { ...span, before: after, later } : { ...span, after, later };
}
