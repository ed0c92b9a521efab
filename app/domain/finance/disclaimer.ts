const SHORT = 197;

/** A disclaimer cut to its first 197 characters, with an ellipsis (FIN-14); null when it is no longer than that. */
export function shortDisclaimer(text: string): string | null {
  const characters = [...text];
  return characters.length <= SHORT ? null : `${characters.slice(0, SHORT).join("")}…`;
}

/** The lowest and highest of the comparison rates a lender works with, percent a year. */
export interface RateRange {
  readonly low: number;
  readonly high: number;
}

const PERCENTAGE = /(\d{1,3}(?:\.\d+)?)\s?%/g;

/** The range of the percentages a disclaimer names (FIN-56); null when it names fewer than two different ones. */
export function rateRangeIn(disclaimer: string): RateRange | null {
  const rates = [...disclaimer.matchAll(PERCENTAGE)].map(([, number]) => Number(number));
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  return low < high ? { low, high } : null;
}
