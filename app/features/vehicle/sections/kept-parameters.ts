/** The calculators of a vehicle's page; each one's parameters begin so. */
export type CalculatorPrefix = "fin_" | "fuel_" | "delivery_";

const PREFIXES: readonly CalculatorPrefix[] = ["fin_", "fuel_", "delivery_"];
const MOST = 24;
const LONGEST = 40;

/** A parameter of the address that a form sends along. */
export interface KeptParameter {
  readonly name: string;
  readonly value: string;
}

/**
 * The parameters of the page's other calculators: without script, sending one calculator's form would otherwise drop
 * them.
 */
export function keptParameters(query: URLSearchParams, own: CalculatorPrefix): readonly KeptParameter[] {
  const others = PREFIXES.filter((prefix) => prefix !== own);
  return [...query]
    .filter(([name, value]) => others.some((prefix) => name.startsWith(prefix)) && value.length <= LONGEST)
    .slice(0, MOST)
    .map(([name, value]) => ({ name, value }));
}
