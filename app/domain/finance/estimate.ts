import { financeShown } from "../pricing/finance-shown";
import { salePrice } from "../pricing/price-rule";
import type { SiteConfig } from "../tenant/site-config";
import { isInStock } from "../vehicle/stock-status";
import { financeResult, isLendersOwn } from "./calculator";
import { type CalculatorSetup, calculatorSetup } from "./calculator-setup";
import type { CreditBasis } from "./credit-basis";
import { type FinancedVehicle, financeOffer } from "./eligibility";
import type { Frequency } from "./frequency";
import type { LenderFigures } from "./lender";
import { scaledFrom } from "./lender-payment";
import { comparisonRate } from "./comparison-rate";
import { loanFees } from "./loan-fees";
import { beyond } from "./number-field";

/** The repayment a vehicle is shown with, and what it is worked out from. */
export interface Estimate {
  /** Cents, at the basis's frequency. */
  readonly repayment: number;
  readonly basis: CreditBasis;
}

/** What of a site decides about estimates. */
export type EstimateSite = Pick<SiteConfig, "finance" | "features">;

/** How long the sample loan runs, in years (FIN-23). */
export const SAMPLE_YEARS = 5;

/**
 * The one repayment of a vehicle: what its card says, and what the calculators on its page start with (FIN-15, FIN-23).
 * With a lender it is the lender's. For a site without a lender it is the sample loan's: the whole price at the site's
 * sample rate over five years. Null where finance is hidden or refused, without a price, for a price above what the
 * calculator takes (FIN-24, FIN-25), and for repayments too small to show (FIN-21).
 * @param thisYear the year it is at the dealer's
 */
export function vehicleEstimate(
  vehicle: FinancedVehicle,
  site: EstimateSite,
  thisYear: number,
): Estimate | null {
  const price = salePrice(vehicle)?.amount ?? 0;
  const loan = price > 0 ? loanFor(vehicle, site, thisYear) : null;
  if (loan === null) return null;
  const setup = calculatorSetup({ variant: "standalone", price, ...loan });
  return startingEstimate(setup, site.finance.defaultFrequency);
}

/** What a calculator answers before anybody changes a number; null where it has no figure to show. */
export function startingEstimate({ bounds, terms }: CalculatorSetup, frequency: Frequency): Estimate | null {
  const { defaults, fees, monthlyFees, lenderPayments } = terms;
  const { repayment, byLender } = financeResult(defaults, frequency, terms);
  if (repayment === null || beyond(defaults.amount, bounds.amount)) return null;
  const from = byLender ? scaledFrom(lenderPayments, frequency) : null;
  const basis = {
    ...(from === null ? {} : { scaledFrom: from }),
    rate: defaults.interest,
    comparison: isLendersOwn(defaults, terms) ? terms.comparison : null,
    years: defaults.term,
    deposit: Math.round(defaults.deposit * 100),
    fees,
    monthlyFees,
    frequency,
  };
  return { repayment, basis };
}

/**
 * The loan a site speaks of where no vehicle is named, and the settings it is worked out with: its sample rate, else the
 * rate its calculators begin with. Null where finance is hidden, or the site names neither a lender nor a rate.
 */
export function siteLoan({ finance }: Pick<SiteConfig, "finance">) {
  const { hidden, provider, sampleEstimate, rateDefault } = finance;
  if (hidden || (provider === null && sampleEstimate === null)) return null;
  const lender = sampleLender(sampleEstimate?.rate ?? rateDefault, finance);
  return { finance: provider === null ? ofSample(finance) : finance, lender };
}

/** The settings of the sample loan: five years, and no other term. */
function ofSample(finance: SiteConfig["finance"]): SiteConfig["finance"] {
  return { ...finance, termDefault: SAMPLE_YEARS, termOptions: [SAMPLE_YEARS] };
}

/** Whose loan the estimate is of, and the settings it is worked out with. */
function loanFor(vehicle: FinancedVehicle, site: EstimateSite, thisYear: number) {
  const { finance } = site;
  const offer = financeOffer(vehicle, site, thisYear);
  return offer.kind === "offered" ? { finance, lender: offer.lender } : sampleLoan(vehicle, site);
}

/**
 * The sample loan of a vehicle for sale, of a site without a lender, and the settings it is worked out with (FIN-23);
 * null elsewhere.
 */
export function sampleLoan(
  vehicle: Pick<FinancedVehicle, "make" | "status">,
  { finance }: Pick<EstimateSite, "finance">,
) {
  const isSampled = finance.provider === null && financeShown(vehicle, finance) && isInStock(vehicle);
  if (!isSampled || finance.sampleEstimate === null) return null;
  const lender = sampleLender(finance.sampleEstimate.rate, finance);
  return { finance: ofSample(finance), lender };
}

/**
 * The sample loan as a lender's figures. Its comparison rate is the published one where the site's example has this rate,
 * else what rate and fees give: an interest rate is never told without one.
 */
function sampleLender(rate: number, finance: SiteConfig["finance"]): LenderFigures {
  const { comparisonExample: example } = finance;
  return {
    interestRate: rate,
    comparisonRate:
      example?.rate === rate ? example.comparison : comparisonRate(rate, loanFees(finance, null)),
    paymentWeek: null,
    paymentMonth: null,
    termYears: SAMPLE_YEARS,
    deposit: null,
    establishmentFees: null,
  };
}
