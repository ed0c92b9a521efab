import type { PriceComparison } from "~/domain/pricing/price-comparison";

/**
 * The price comparison panel: a comparison that the server has at hand, or the address where script asks for one that
 * would take too long for the page. Figures are printed in the site's money.
 */
export interface ComparisonView {
  readonly comparison: PriceComparison | null;
  /** `{vehicle path}/autogauge`; asked only without a comparison. */
  readonly lookup: string;
  readonly locale: string;
  readonly currency: string;
}
