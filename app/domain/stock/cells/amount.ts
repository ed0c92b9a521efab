import { isWithin, widest } from "../sense";
import type { NoteRepair } from "./note-repair";

/** How a feed writes money, and whose. */
export interface AmountReading {
  /** ISO 4217: the dealer's own. */
  readonly currency: string;
  /** Whether a number counts cents. */
  readonly inCents: boolean;
  /** The least that can be; that of a vehicle's price without it. */
  readonly least?: number;
}

const LIMITS = widest("price");
/** Words that say something of a price and do not take it back. */
const TERMS =
  /\b(?:drive[\s-]*away|eg?c|inc(?:l(?:uding)?)?|excl(?:uding)?|gov(?:ernmen)?t|charges|gst|vat|plus|orc|on\s*road\s*costs?|now|only|was|from|asking|buy|cash|price|retail)\b\.?|\+|:/gi;
/** Signs by the currencies that they may stand for. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  A$: ["AUD"],
  AU$: ["AUD"],
  NZ$: ["NZD"],
  US$: ["USD"],
  C$: ["CAD"],
  $: ["AUD", "NZD", "USD", "CAD", "SGD", "HKD"],
  "£": ["GBP"],
  "€": ["EUR"],
  R: ["ZAR"],
};
/** "SOLD", "Sold!", "SOLD $12,990"; not "to be sold", "unsold" or "sold as is". */
const SOLD = /^[^\p{L}]*(?:sold|vendu|verkauft|såld)[^\p{L}]*$/iu;
const CURRENCY = /\b(AUD|NZD|USD|CAD|SGD|HKD|GBP|EUR|ZAR|AED|SEK|NOK|DKK|CHF|JPY)\b/i;
const SIGN = /(?:AU|A|NZ|US|C)?\$|[£€]/i;
const ENGLISH = /^(?:\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.\d{1,2})?$/;
const THOUSANDS = /^(\d{1,4}(?:\.\d{1,3})?)\s?k$/i;
/** No thousands are parted off after the fourth digit: the comma of `12990,50` parts cents. */
const CONTINENTAL = /^(?:\d{1,3}(?:[.\s]\d{3})+|\d{4,})(?:,\d{1,2})?$/;
const SWISS = /^\d{1,3}(?:['’]\d{3})+(?:\.\d{1,2})?$/;
/** "66.900,-": a dash where the cents would be. */
const NO_CENTS = /(?<=\d)[.,]\s?[-–—]+$/;
/** Digits as people write an amount: nothing was read out of a longer text. */
const PLAIN = /^[\d\s.,'’]+$/;

/**
 * The price that a cell says, in whole currency with cents as a fraction; null and a note where it says none, one in
 * another currency than the dealer's, or one that cannot be; null alone where nothing but a currency is named. The note
 * `price-says-sold` stands for words that say that it is sold.
 */
export function amountOf(
  text: string,
  { currency, inCents, least = LIMITS[0] }: AmountReading,
  note: NoteRepair,
): number | null {
  // A template adds the currency's column to an empty price.
  if (withoutCurrency(text) === "") return null;
  if (isForeign(text, currency)) return refused("price-other-currency", note);
  const bare = withoutCurrency(text.replace(TERMS, " ")).replace(NO_CENTS, "");
  const thousands = THOUSANDS.exec(bare)?.[1];
  if (thousands === undefined && SOLD.test(bare)) return refused("price-says-sold", note);
  if (thousands === undefined && (/[a-z]/i.test(bare) || bare === ""))
    return refused("price-on-application", note);
  const value =
    thousands === undefined ? (inCents ? cents(bare) : units(bare)) : Math.round(Number(thousands) * 1_000);
  if (value === null) return refused("price-unreadable", note);
  if (!isWithin(value, [least, LIMITS[1]])) return refused("price-implausible", note);
  if (!PLAIN.test(withoutCurrency(text).replace(NO_CENTS, ""))) note("price-text");
  return value;
}

function withoutCurrency(text: string): string {
  return text.replace(CURRENCY, " ").replace(SIGN, " ").trim();
}

function isForeign(text: string, currency: string): boolean {
  const named = CURRENCY.exec(text)?.[1]?.toUpperCase();
  if (named !== undefined) return named !== currency;
  const sign = SIGN.exec(text)?.[0]?.toUpperCase();
  return sign !== undefined && SIGNS[sign]?.includes(currency) !== true;
}

function units(text: string): number | null {
  if (CONTINENTAL.test(text)) return Number(text.replace(/[.\s]/g, "").replace(",", "."));
  if (SWISS.test(text)) return Number(text.replace(/['’]/g, ""));
  return ENGLISH.test(text) ? Number(text.replace(/[,\s]/g, "")) : null;
}

function cents(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) / 100 : null;
}

function refused(code: string, note: NoteRepair): null {
  note(code);
  return null;
}
