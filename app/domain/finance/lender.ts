import type { Vehicle } from "../vehicle/vehicle";

/** What one lender says of one vehicle: amounts in currency units, rates in percent a year. */
export type LenderInfo = Vehicle["lenders"][string];

/** The fields of a lender's entry that an estimate is made from; cards have only these. */
export const LENDER_FIGURES = [
  "interestRate",
  "comparisonRate",
  "paymentWeek",
  "paymentMonth",
  "termYears",
  "deposit",
  "establishmentFees",
] as const satisfies readonly (keyof LenderInfo)[];

/** The figures of {@link LENDER_FIGURES}. */
export type LenderFigures = Pick<LenderInfo, (typeof LENDER_FIGURES)[number]>;

/** Who lends for a vehicle, by the lender's name. */
export interface LentVehicle<Figures extends LenderFigures> {
  readonly lenders: Readonly<Record<string, Figures>>;
  readonly youxQuote: Vehicle["youxQuote"];
}

const QUOTE_YEARS = 5;

/**
 * The figures of the site's lender for a vehicle: its own entry, else the vehicle's youX quote where the site takes
 * those (FIN-61). Null when nobody says anything. Lenders are found whatever the case of their name.
 * @param provider `finance.provider`
 * @param takesQuotes `features.youxQuote`
 */
export function lenderOf<Figures extends LenderFigures>(
  { lenders, youxQuote }: LentVehicle<Figures>,
  provider: string,
  takesQuotes: boolean,
): Figures | LenderInfo | null {
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
