/**
 * The span and step of the price slider of the home page's price search, in whole currency units (FILT-17, FILT-18).
 */
export const PRICE_SLIDER = { min: 5_000, max: 250_000, step: 500 } as const;

/** Where its two handles stand, in whole currency units. */
export interface PriceHandles {
  readonly low: number;
  readonly high: number;
}

/** Both ends, as the slider stands at first. */
export const WHOLE_PRICE_SLIDER: PriceHandles = { low: PRICE_SLIDER.min, high: PRICE_SLIDER.max };

/** The handles after one is moved: on a step, inside the span, the low one always below the high one (FILT-17). */
export function movePrice(handles: PriceHandles, end: "low" | "high", value: number): PriceHandles {
  const { min, max, step } = PRICE_SLIDER;
  const stepped = Math.round((Number.isFinite(value) ? value : min) / step) * step;
  if (end === "low") return { ...handles, low: Math.max(min, Math.min(stepped, handles.high - step)) };
  return { ...handles, high: Math.min(max, Math.max(stepped, handles.low + step)) };
}
