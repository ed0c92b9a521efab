/** How a vehicle's price lies in its market (ENT-15): what the `autogauge` call answers, once it is known to be usable. */
export interface PriceComparison {
  /** 0 to 1: how good the deal is, 1 at the market's lower end. */
  readonly fill: number;
  /** Currency units. */
  readonly listing_price: number;
  readonly market_range_min: number;
  readonly market_range_max: number;
  /** How sure the figures are; shown above 0.2 only. */
  readonly confidence: number;
  /** What it rests on, in the shopper's words; null when nothing was said. */
  readonly description: string | null;
}

/** The colour of the gauge (PRICE-11, OPEN-75). */
export type ComparisonLevel = "low" | "medium" | "high";

const LEAST_CONFIDENCE = 0.2;
const MEDIUM_FROM = 0.3;
const HIGH_FROM = 0.6;
const GREAT_FROM = 0.65;
const LONGEST_DESCRIPTION = 400;

/**
 * An outside service's answer as a comparison that may be shown (PRICE-10): all five figures are there, confidence is
 * above 0.2, and the market's upper end is not below the price. Null for any other answer and for figures that
 * contradict each other: the page then shows no comparison.
 */
export function usableComparison(answer: unknown): PriceComparison | null {
  const figures = figuresOf(answer);
  const { fill, listing_price, market_range_min, market_range_max, confidence } = figures;
  // A figure that is missing is NaN, which fulfils none of this.
  const sound =
    confidence > LEAST_CONFIDENCE &&
    market_range_max >= listing_price &&
    market_range_max > market_range_min &&
    market_range_min > 0 &&
    listing_price > 0 &&
    fill >= 0 &&
    fill <= 1;
  return sound ? { ...figures, description: descriptionOf(answer) } : null;
}

/** The figures that an answer lacks, or has as something else than a number, for the log. */
export function missingFigures(answer: unknown): readonly string[] {
  return Object.entries(figuresOf(answer)).flatMap(([name, figure]) => (Number.isNaN(figure) ? [name] : []));
}

/** Below 0.3 low, from 0.3 to below 0.6 medium, from 0.6 high (PRICE-11). */
export function comparisonLevel(fill: number): ComparisonLevel {
  if (fill < MEDIUM_FROM) return "low";
  return fill < HIGH_FROM ? "medium" : "high";
}

/** "Good Deal" below 0.65, else "Great Deal" (PRICE-12). */
export function comparisonHeadline(fill: number): "good" | "great" {
  return fill < GREAT_FROM ? "good" : "great";
}

type Figures = Omit<PriceComparison, "description">;

function figuresOf(answer: unknown): Figures {
  return {
    fill: numberIn(answer, "fill"),
    listing_price: numberIn(answer, "listing_price"),
    market_range_min: numberIn(answer, "market_range_min"),
    market_range_max: numberIn(answer, "market_range_max"),
    confidence: numberIn(answer, "confidence"),
  };
}

/** NaN when it is missing or no finite number. */
function numberIn(answer: unknown, key: string): number {
  const value = valueIn(answer, key);
  return typeof value === "number" && Number.isFinite(value) ? value : NaN;
}

function descriptionOf(answer: unknown): string | null {
  const value = valueIn(answer, "description");
  const text = typeof value === "string" ? value.trim().slice(0, LONGEST_DESCRIPTION) : "";
  return text === "" ? null : text;
}

function valueIn(answer: unknown, key: string): unknown {
  return typeof answer === "object" && answer !== null && Object.hasOwn(answer, key)
    ? Reflect.get(answer, key)
    : undefined;
}
