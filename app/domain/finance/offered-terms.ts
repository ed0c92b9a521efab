import type { SiteConfig } from "../tenant/site-config";
import { termBounds } from "./calculator-setup";
import { snapped } from "./number-field";

/**
 * The terms a finance form offers, years in rising order: those of the dealer's calculator. Where that goes by half
 * years, the form offers whole years, and the half years that were chosen.
 * @param carried what was chosen before, as addresses and forms carry it; empty for nothing
 */
export function offeredTerms(
  finance: Pick<SiteConfig["finance"], "termOptions" | "termMax">,
  carried: string,
): readonly number[] {
  const { termOptions } = finance;
  const bounds = termBounds(finance);
  const chosen = Number(carried);
  const canBeSet = String(chosen) === carried && snapped(chosen, bounds, termOptions) === chosen;
  const years = Array.from({ length: Math.floor(bounds.max) }, (_, index) => index + 1);
  const own = termOptions ?? [...years.filter((year) => year >= bounds.min), bounds.max];
  return [...new Set([...own, ...(canBeSet ? [chosen] : [])])].toSorted((a, b) => a - b);
}
