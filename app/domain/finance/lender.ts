import type { Vehicle } from "../vehicle/vehicle";

/** What one lender says of one vehicle (V §3): amounts in currency units, rates in percent a year. */
export type LenderInfo = Vehicle["lenders"][string];

const QUOTE_YEARS = 5;

/**
 * The figures of the site's lender for a vehicle: its own entry, else the vehicle's youX quote where the site takes
 * those (FIN-61). Null when nobody says anything. Lenders are found whatever the case of their name.
 * @param provider `finance.provider`
 * @param takesQuotes `features.youxQuote`
 */
export function lenderOf(
  { lenders, youxQuote }: Pick<Vehicle, "lenders" | "youxQuote">,
  provider: string,
  takesQuotes: boolean,
): LenderInfo | null {
  const wanted = provider.toLowerCase();
  const own = Object.entries(lenders).find(([name]) => name.toLowerCase() === wanted)?.[1];
  if (own !== undefined) return own;
  return takesQuotes && youxQuote !== null ? quoteAsLender(youxQuote) : null;
}

function quoteAsLender(quote: NonNullable<Vehicle["youxQuote"]>): LenderInfo {
  return {
    interestRate: quote.advertisedRate,
    comparisonRate: quote.comparisonRate,
    paymentWeek: quote.weeklyRepaymentAmount,
    paymentMonth: null,
    termYears: QUOTE_YEARS,
    terms: {},
    deposit: null,
    establishmentFees: null,
    balloon: null,
    totalPayable: null,
    disclaimer: null,
    financeProvider: null,
  };
}
