/** The numbers a shopper may enter in one field. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number;
}

/** What a text input keeps of what was typed: digits, a leading minus, the decimal point and grouping commas (FIN-29). */
export function strippedText(typed: string): string {
  const kept = typed.replace(/[^\d.,-]/g, "").replace(/(?!^)-/g, "");
  const point = kept.indexOf(".");
  return point < 0 ? kept : kept.slice(0, point + 1) + kept.slice(point + 1).replace(/[.,]/g, "");
}

/** The number a text stands for; negative, zero and unreadable are 0 (FIN-27). */
export function typedNumber(typed: string): number {
  const number = Number(strippedText(typed).replace(/,/g, ""));
  return Number.isFinite(number) && number > 0 ? number : 0;
}

/** The number when the field is left: above the maximum it is the maximum, at or below the minimum the minimum (FIN-28). */
export function clamped(value: number, { min, max }: NumberBounds): number {
  if (value > max) return max;
  return value <= min || Number.isNaN(value) ? min : value;
}

/** Whether the purchase price earns its message: at or beyond either bound (FIN-26). */
export function atOrBeyond(value: number, { min, max }: NumberBounds): boolean {
  return value <= min || value >= max;
}

/** Whether a number lies outside what the field takes. */
export function beyond(value: number, { min, max }: NumberBounds): boolean {
  return value < min || value > max;
}

/**
 * A number of those a stepped field takes: the nearest of its options where it has some, else a whole number of steps
 * within its bounds (FIN-30, FIN-31).
 */
export function snapped(
  value: number,
  bounds: NumberBounds & { readonly step: number },
  options: readonly number[] | null,
): number {
  const [first, ...others] = options ?? [];
  if (first === undefined) return clamped(Math.round(value / bounds.step) * bounds.step, bounds);
  const distance = (option: number) => Math.abs(option - value);
  return others.reduce((best, option) => (distance(option) < distance(best) ? option : best), first);
}
