import { plainDigits } from "../../money/plain-digits";

/** Currency signs and codes, white space, thousands marks and units: what people write around a number. */
const AROUND =
  /[\p{Sc}\s,_'’]|(?:kms?|kgs?|mi(?:les?)?|cc|ft|l(?:\/100)?|كم|公里)$|^[A-Za-z]{1,3}(?=\p{Sc})/giu;
const NUMBER = /^(\d{1,12}(?:\.\d{0,6})?)([km千万])?$/i;
const TIMES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, 千: 1e3, 万: 1e4 };

/**
 * A number as people write it: "$20,499.50", "20k", "1.2m", "90 000 km", in the digits of any language (URL-08). Null
 * for anything else, such as a number below zero.
 */
export function writtenNumber(text: string): number | null {
  const [, digits, times = ""] = NUMBER.exec(plainDigits(text).replace(AROUND, "")) ?? [];
  return digits === undefined ? null : Number(digits) * (TIMES[times.toLowerCase()] ?? 1);
}
