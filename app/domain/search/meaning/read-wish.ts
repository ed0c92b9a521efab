import type { Frequency } from "../../finance/frequency";
import type { RangeAttribute } from "../attributes";
import type { NumberRange, SortKey } from "../query";
import type { Lexeme } from "./lexemes";
import { phraseAt } from "./words/phrase-at";
import { CHEAP, CODE_LEADS, LOW_FUEL, LOW_KM, ORDER_WORDS } from "./wish-words";

/** What a dealer calls cheap and low, in whole currency units and kilometres; null leaves the words text. */
export interface UsualBounds {
  readonly cheapPrice: number | null;
  readonly lowKm: number | null;
  /** Litres for 100 km; without it the words are told. */
  readonly lowFuel?: number | null;
  /** Least kilograms, braked, of what shall tow something without a mass; null for what the stock's tags say. */
  readonly towsFromKg?: number | null;
  /** The gross kilograms that a car licence holds for; null where nobody says. */
  readonly carLicenceKg?: number | null;
  /** The bodies of a first car; none leaves the words text. */
  readonly firstCarBodies?: readonly string[];
  /** How often the repayments on the dealer's cards fall due. */
  readonly repaymentEvery: Frequency;
  /** The orders that the dealer offers; words for any other stay text. Without, all. */
  readonly sorts?: readonly SortKey[];
}

/** Words that decide a bound or an order without an amount, or say that a number plate follows. */
export type WishReading =
  | {
      readonly kind: "range";
      readonly end: number;
      readonly attribute: RangeAttribute;
      readonly range: NumberRange;
      readonly isUsual: true;
    }
  | { readonly kind: "sort"; readonly end: number; readonly sort: SortKey }
  /** Begins behind the words that announce it. */
  | { readonly kind: "code"; readonly from: number; readonly end: number };

/** A letter or a digit only; with a digit, as every code of a vehicle has. */
const CODE = /^(?=.*\d)[a-z\d]{3,17}$/u;
const PLATE_LETTERS = /^[a-z]{1,4}$/u;
const CHEAP_TO: ReadonlySet<string> = new Set(["cheap", "cheaper", "cheapest", "inexpensive"]);
const RUN_BY_OTHERS: ReadonlySet<string> = new Set("my our the kids a an errands around it them".split(" "));
/** Between those no more words name a vehicle. */
const MOST_BETWEEN = 3;
const YEAR = /^(?:19|20)\d\d$/u;

/** "Cheap", "low kms", "cheapest", "stock no 4711"; null where nothing of the kind begins. */
export function readWish(all: readonly Lexeme[], at: number, bounds: UsualBounds): WishReading | null {
  for (const [sort, phrases] of ORDER_WORDS) {
    const length = phraseAt(all, at, phrases);
    // "By km 50000" is an amount.
    if (all[at]?.key === "by" && all[at + length]?.amount !== undefined) continue;
    if (length > 0 && bounds.sorts?.includes(sort) !== false) return { kind: "sort", end: at + length, sort };
  }
  return usual(all, at, CHEAP, "price", bounds.cheapPrice) ?? readCode(all, at);
}

/** "Economical", "good on fuel", "cheapest SUV to run"; null where nothing of the kind begins, and for a dealer without a bound. */
export function readLowFuel(
  all: readonly Lexeme[],
  at: number,
  { lowFuel = null }: UsualBounds,
): WishReading | { readonly kind: "aside" | "filler"; readonly end: number } | null {
  const isLow = usual(all, at, LOW_FUEL, "fuel_economy", lowFuel);
  if (isLow !== null) return isLow;
  const keys = (from: number, end: number) => all.slice(Math.max(0, from), end).map(({ key }) => key);
  if (isToRun(all, at) && keys(at - MOST_BETWEEN - 1, at).some((key) => CHEAP_TO.has(key)))
    return { kind: lowFuel === null ? "aside" : "filler", end: at + 2 };
  if (!CHEAP_TO.has(all[at]?.key ?? "")) return null;
  const ahead = keys(at + 1, at + 2 + MOST_BETWEEN);
  if (!ahead.some((_, index) => isToRun(all, at + 1 + index))) return null;
  if (lowFuel === null) return { kind: "aside", end: at + 1 };
  return { kind: "range", end: at + 1, attribute: "fuel_economy", range: { max: lowFuel }, isUsual: true };
}

/** "To run" of a vehicle: "to run the kids around" is none. */
function isToRun(all: readonly Lexeme[], at: number): boolean {
  const isSaid = all[at]?.key === "to" && all[at + 1]?.key === "run";
  return isSaid && !RUN_BY_OTHERS.has(all[at + 2]?.key ?? "");
}

/** "Not too many ks", "low kms": null where nothing of the kind begins, and for a dealer without a bound. */
export function readLowKm(all: readonly Lexeme[], at: number, { lowKm }: UsualBounds): WishReading | null {
  return usual(all, at, LOW_KM, "km", lowKm);
}

function usual(
  all: readonly Lexeme[],
  at: number,
  phrases: readonly (readonly string[])[],
  attribute: RangeAttribute,
  max: number | null,
): WishReading | null {
  const length = phraseAt(all, at, phrases);
  return length === 0 || max === null
    ? null
    : { kind: "range", end: at + length, attribute, range: { max }, isUsual: true };
}

function readCode(all: readonly Lexeme[], at: number): WishReading | null {
  const length = phraseAt(all, at, CODE_LEADS);
  if (length === 0) return null;
  let from = at + length;
  while (/^[#:]+$/u.test(all[from]?.raw ?? "") || all[from]?.key === "is") from += 1;
  const key = all[from]?.key ?? "";
  // "Registration 2026" is when it ends; "stock 2026" may be a number.
  const isYear = YEAR.test(key) && all[at]?.key !== "stock" && all[at]?.key !== "stk";
  if (CODE.test(key) && !isYear) return { kind: "code", from, end: from + 1 };
  const isPlate = PLATE_LETTERS.test(key) && /^\d{2,4}[a-z]{0,3}$/u.test(all[from + 1]?.key ?? "");
  return isPlate && all[from + 1]?.amount?.isMoney !== true ? { kind: "code", from, end: from + 2 } : null;
}
