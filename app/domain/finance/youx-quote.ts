import { salePrice } from "../pricing/price-rule";
import type { Vehicle } from "../vehicle/vehicle";

/** A quote as the youX service gives it (FIN-61). */
export type YouxQuote = NonNullable<Vehicle["youxQuote"]>;

/** The body of a quote request, word for word (CALL-09). */
export interface YouxQuoteRequest {
  readonly selfAssessedCreditScore: "GREAT";
  /** Currency units. */
  readonly purchasePrice: number;
  /** Years. */
  readonly loanTerm: 5;
  readonly year: number;
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly whoIsHelping: "";
}

/**
 * What to ask the quote service about a vehicle; null when it is not to be asked: the site takes no quotes, there is
 * one already, or the price is not above 0 (FIN-60, OPEN-94).
 * @param takesQuotes `features.youxQuote`
 */
export function youxQuoteRequest(vehicle: Vehicle, takesQuotes: boolean): YouxQuoteRequest | null {
  const price = salePrice(vehicle)?.amount ?? 0;
  if (!takesQuotes || vehicle.youxQuote !== null || price <= 0) return null;
  return {
    selfAssessedCreditScore: "GREAT",
    purchasePrice: price,
    loanTerm: 5,
    year: vehicle.year,
    vin: vehicle.vin,
    nvic: vehicle.nvic,
    whoIsHelping: "",
  };
}
