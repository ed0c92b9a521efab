import type { PriceComparison } from "~/domain/pricing/price-comparison";

/**
 * The price comparison panel: either a comparison the server has at hand, or where script finds one, which takes too
 * long to hold the page up. Figures are printed in the site's money.
 */
export interface ComparisonView {
  readonly comparison: PriceComparison | null;
  /** `{vehicle path}/autogauge`; asked only without a comparison. */
  readonly lookup: string;
  readonly locale: string;
  readonly currency: string;
}
