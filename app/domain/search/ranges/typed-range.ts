import type { RangeAttribute } from "../attributes";
import { plainDigits } from "../../money/plain-digits";
import { writtenNumber } from "./written-number";

/** What is measured in tenths; everything else is refined by whole numbers. */
const TENTHS: ReadonlySet<RangeAttribute> = new Set(["fuel_economy", "length_ft", "safety_stars"]);
/** No engine on the road has more litres. */
const MOST_LITRES = 30;

/** Whether what somebody types has a decimal point, in the digits of any language. */
export function isFraction(text: string): boolean {
  return plainDigits(text).includes(".");
}

/** A bound as the address holds it: whole, and in tenths for what is measured so ("6.5 litres for 100 km"). */
export function roundedBound(attribute: RangeAttribute, value: number): number {
  return TENTHS.has(attribute) ? Math.round(value * 10) / 10 : Math.round(value);
}

/**
 * The bound that somebody typed, in the attribute's own unit: an engine of "2.0" is in litres. Null for what is no number
 * ({@link writtenNumber}).
 */
export function typedBound(attribute: RangeAttribute, text: string): number | null {
  const number = writtenNumber(text);
  if (number === null) return null;
  const isLitres = attribute === "engine_cc" && number <= MOST_LITRES && isFraction(text);
  return roundedBound(attribute, isLitres ? number * 1_000 : number);
}
