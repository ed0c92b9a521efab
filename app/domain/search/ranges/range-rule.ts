import type { RangeAttribute } from "../attributes";
import type { NumberRange } from "../query";

/** What a range slider spans, in units of its attribute. */
export interface RangeBounds {
  readonly min: number;
  readonly max: number;
  /** About 1 % of the span (FILT-13), in units a person would pick. */
  readonly step: number;
}

/** The two handles of a slider; a handle at its bound leaves that end open. */
export interface RangeHandles {
  readonly low: number;
  readonly high: number;
}

/** The slider's end without statistics (FILT-12). */
export const DEFAULT_RANGE_MAX = 100_000;
/** What values of these attributes are rounded to (FILT-11); others are whole numbers. */
const ROUNDING: Readonly<Partial<Record<RangeAttribute, number>>> = {
  price: 1000,
  km: 1000,
  engine_cc: 100,
  gvm_kg: 100,
  tare_kg: 50,
  atm_kg: 50,
};

/**
 * The span of an attribute's slider: from the lowest to the highest value on sale, widened to round numbers.
 * Without a positive highest value it ends at 100000 (FILT-12).
 */
export function rangeBounds(
  attribute: RangeAttribute,
  stats: { min: number; max: number } | undefined,
): RangeBounds {
  const unit = roundingOf(attribute);
  const top = stats !== undefined && stats.max > 0 ? stats.max : DEFAULT_RANGE_MAX;
  const bottom = stats === undefined || stats.max <= 0 ? 0 : Math.max(0, stats.min);
  const min = Math.floor(bottom / unit) * unit;
  const max = Math.max(Math.ceil(top / unit) * unit, min + unit);
  const step = Math.max(unit, Math.round((max - min) / 100 / unit) * unit);
  return { min, max, step };
}

/** Attributes whose values the default end is made for. */
const ENDS_BY_DEFAULT: ReadonlySet<RangeAttribute> = new Set(["price", "subscription_price", "km"]);

/**
 * What a slider is to span: the values on sale; where none has one, what is chosen, because years and lengths up to the
 * default end would be nonsense. Undefined for amounts and distances within that end, which it holds (FILT-12).
 */
export function shownSpan(
  attribute: RangeAttribute,
  stats: Span | undefined,
  chosen: NumberRange,
): Span | undefined {
  if (stats !== undefined && stats.max > 0) return stats;
  const ends = [chosen.min, chosen.max].filter((end) => end !== undefined);
  const max = Math.max(...ends);
  if (!ENDS_BY_DEFAULT.has(attribute)) return { min: Math.min(...ends), max };
  return max > DEFAULT_RANGE_MAX ? { min: 0, max } : undefined;
}

interface Span {
  readonly min: number;
  readonly max: number;
}

/** A value rounded as the attribute asks: price and km to the nearest 1000 (FILT-11). */
export function roundRangeValue(attribute: RangeAttribute, value: number): number {
  const unit = roundingOf(attribute);
  return Math.round(value / unit) * unit;
}

/** Where the handles stand for a chosen range: inside the bounds, the low one not past the high one (FILT-09, -10). */
export function rangeHandles({ min, max }: RangeBounds, chosen: NumberRange): RangeHandles {
  const high = clamp(chosen.max ?? max, min, max);
  return { low: Math.min(clamp(chosen.min ?? min, min, max), high), high };
}

/** The handles after one of them is moved: it stops at its bound and at the other handle (FILT-09, FILT-10). */
export function moveHandle(
  bounds: RangeBounds,
  handles: RangeHandles,
  end: "low" | "high",
  value: number,
): RangeHandles {
  return end === "low"
    ? { ...handles, low: clamp(value, bounds.min, handles.high) }
    : { ...handles, high: clamp(value, handles.low, bounds.max) };
}

/** The range two handles stand for: an end at its bound is open, so that stock beyond it is not cut off. */
export function rangeOfHandles(
  attribute: RangeAttribute,
  bounds: RangeBounds,
  { low, high }: RangeHandles,
): NumberRange {
  return {
    ...(low > bounds.min ? { min: roundRangeValue(attribute, low) } : {}),
    ...(high < bounds.max ? { max: roundRangeValue(attribute, high) } : {}),
  };
}

function roundingOf(attribute: RangeAttribute): number {
  return ROUNDING[attribute] ?? 1;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
