import { SMALL_NUMBERS, TENS } from "../amount-words";
import type { Lexeme } from "../lexemes";

/** A number written in words, and where it ends. */
export interface NumberInWords {
  readonly value: number;
  readonly end: number;
}

const ARABIC_TEN: ReadonlySet<string> = new Set(["عشر", "عشرة"]);
const TEENS: ReadonlyMap<string, number> = new Map(
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, at): readonly [string, number] => [word, at + 10])
    .concat([...ARABIC_TEN].map((word) => [word, 10])),
);
const CENTURY = 2_000;
const HUNDREDS: ReadonlySet<string> = new Set(["hundred", "百"]);
/** A hundred or two in one word. */
const WHOLE_HUNDREDS: ReadonlyMap<string, number> = new Map([
  ...["مية", "ماية"].map((word) => [word, 100] as const),
  ...["ميتين", "مايتين", "ميتي", "مايتي"].map((word) => [word, 200] as const),
]);
const THOUSANDS_NEXT: ReadonlySet<string> = new Set(["thousand", "grand", "hundred", "k"]);

/** "Twenty five", "one hundred and fifty", "twenty eighteen" of a year, "十五"; null where no number begins. */
export function numberInWords(all: readonly Lexeme[], at: number): NumberInWords | null {
  const hundreds = WHOLE_HUNDREDS.get(keyAt(all, at));
  if (hundreds !== undefined) return { value: hundreds, end: at + 1 };
  const one = keyAt(all, at) === "a" && keyAt(all, at + 1) === "hundred" ? at + 1 : at;
  if (keyAt(all, one) === "hundred") return withRest(all, 100, one + 1);
  const below = belowHundred(all, at);
  if (below === null) return null;
  if (!HUNDREDS.has(keyAt(all, below.end))) return yearInWords(all, at) ?? below;
  return withRest(all, below.value * 100, below.end + 1);
}

/** "And a half", of what is counted in whole ones; 0 for nothing of the kind. */
export function halfBehind(all: readonly Lexeme[], at: number): number {
  return ["and", "a", "half"].every((word, index) => keyAt(all, at + index) === word) ? 3 : 0;
}

/** Hundreds and what stands behind them: "and fifty". */
function withRest(all: readonly Lexeme[], value: number, end: number): NumberInWords {
  const rest = belowHundred(all, end + (keyAt(all, end) === "and" ? 1 : 0));
  return rest === null ? { value, end } : { value: value + rest.value, end: rest.end };
}

/** "2万5", "两万五": what stands behind ten thousands counts thousands; 0 for nothing of the kind. */
export function thousandsBehind(
  all: readonly Lexeme[],
  at: number,
  isCounted: (key: string) => boolean,
): number {
  const { amount, isGlued = false } = all[at] ?? {};
  const value = amount?.value ?? SMALL_NUMBERS.get(keyAt(all, at)) ?? 0;
  return isGlued && value > 0 && value < 10 && !isCounted(keyAt(all, at + 1)) ? value * 1_000 : 0;
}

function belowHundred(all: readonly Lexeme[], at: number): NumberInWords | null {
  const key = keyAt(all, at);
  const tens = TENS.get(key);
  const ones = (from: number) => {
    const value = SMALL_NUMBERS.get(keyAt(all, from)) ?? 0;
    return value < 10 ? value : 0;
  };
  if (tens !== undefined) return { value: tens + ones(at + 1), end: at + (ones(at + 1) > 0 ? 2 : 1) };
  // Arabic writes the ones first: "خمسة عشر", "خمسة وعشرين".
  const arabicTens = TENS.get(/^و(.+)$/u.exec(keyAt(all, at + 1))?.[1] ?? "");
  const behind = ARABIC_TEN.has(keyAt(all, at + 1)) ? 10 : (arabicTens ?? 0);
  if (behind > 0 && ones(at) > 0) return { value: ones(at) + behind, end: at + 2 };
  const teen = TEENS.get(key);
  if (teen !== undefined) return { value: teen, end: at + 1 };
  const small = SMALL_NUMBERS.get(key);
  const isTens = keyAt(all, at + 1) === "十" && ones(at) > 0;
  if (key !== "十" && !isTens) return small === undefined ? null : { value: small, end: at + 1 };
  const ten = isTens ? at + 1 : at;
  const value = (isTens ? ones(at) : 1) * 10 + ones(ten + 1);
  return { value, end: ten + (ones(ten + 1) > 0 ? 2 : 1) };
}

/** "Twenty eighteen", "twenty twenty two". */
function yearInWords(all: readonly Lexeme[], at: number): NumberInWords | null {
  if (keyAt(all, at) !== "twenty") return null;
  const rest = belowHundred(all, at + 1);
  if (rest === null || rest.value < 10 || THOUSANDS_NEXT.has(keyAt(all, rest.end))) return null;
  return { value: CENTURY + rest.value, end: rest.end };
}

function keyAt(all: readonly Lexeme[], at: number): string {
  return all[at]?.key ?? "";
}
