import type { PriceComparison } from "~/domain/pricing/price-comparison";

/**
 * An outside service that compares a vehicle's price with its market (CALL-06). Adapter:
 * `infra/outside/http-price-comparison.server.ts`.
 */
export interface PriceComparisonSource {
  /**
   * Asks `GET {api}{vehicle path}/autogauge`. Null when the service does not answer in time, or answers anything that
   * may not be shown (PRICE-10, PRICE-15). Never rejects.
   * @param api the dealer's `site.apiBaseUrl`
   */
  compare(api: string, vehiclePath: string): Promise<PriceComparison | null>;
}
