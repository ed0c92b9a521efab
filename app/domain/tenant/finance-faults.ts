import { comparisonRate, isComparisonOf } from "../finance/comparison-rate";
import { creditFiguresIn } from "../finance/credit-figures";
import { loanFees } from "../finance/loan-fees";
import { disclaimerFaults, type FinanceFault } from "./disclaimer-faults";
import type { SiteConfig } from "./site-config";

type Finance = SiteConfig["finance"];

/**
 * Finance settings that would give a wrong figure or none (FIN-01, FIN-24 to FIN-37, FIN-44, FIN-55).
 * @param given the fields of `finance` that the dealer or its template sets; only these can be at fault
 */
export function financeFaults(config: SiteConfig, given: ReadonlySet<string>): readonly FinanceFault[] {
  const { finance } = config;
  return [
    ...providerFaults(config),
    ...amountFaults(finance),
    ...rateFaults(finance, given),
    ...termFaults(finance, given),
    ...comparisonFaults(finance),
    ...disclaimerFaults(config),
  ];
}

const fault = (field: string, expected: string, received: unknown): FinanceFault => ({
  path: `finance.${field}`,
  expected,
  received: JSON.stringify(received),
});

function providerFaults({ finance, features }: SiteConfig): FinanceFault[] {
  const { provider, lenderRules } = finance;
  const known = [...Object.keys(lenderRules), ...(features.youxQuote ? ["youx"] : [])];
  if (provider === null || known.some((name) => name.toLowerCase() === provider.toLowerCase())) return [];
  return [fault("provider", `a lender of finance.lenderRules (${known.join(", ")})`, provider)];
}

function amountFaults(finance: Finance): FinanceFault[] {
  const { amountMin, amountMax, establishmentFee: side, standaloneEstablishmentFee: alone } = finance;
  return [
    ...(amountMin < amountMax
      ? []
      : [fault("amountMin", `less than finance.amountMax (${amountMax})`, amountMin)]),
    ...(side > 0 && alone > 0 && side !== alone
      ? [
          fault(
            "standaloneEstablishmentFee",
            `the same as finance.establishmentFee (${side}), as a vehicle has one repayment`,
            alone,
          ),
        ]
      : []),
    ...feeFaults(finance),
  ];
}

/**
 * The fees listed are the fees that repayments are worked out with: no other figure may stand beside the list (FIN-57).
 */
function feeFaults(finance: Finance): FinanceFault[] {
  const { establishmentFee: side, standaloneEstablishmentFee: alone } = finance;
  const listed =
    loanFees({ ...finance, establishmentFee: 0, standaloneEstablishmentFee: 0 }, null).once / 100;
  const other = alone || side;
  if (listed === 0 || other === 0 || other === listed) return [];
  return [fault("fees", `together ${other}, as the establishment fee says, or no establishment fee`, listed)];
}

function rateFaults(
  { rateBounds, rateStep, rateDefault }: Finance,
  given: ReadonlySet<string>,
): FinanceFault[] {
  const [low, high] = rateBounds;
  if (low >= high) return [fault("rateBounds", "the lowest rate, then a higher one", rateBounds)];
  const isOut = given.has("rateDefault") && (rateDefault < low || rateDefault > high);
  return [
    ...(rateStep > 0 && rateStep <= high - low
      ? []
      : [fault("rateStep", `above 0 and at most ${Number((high - low).toFixed(6))}`, rateStep)]),
    ...(isOut
      ? [fault("rateDefault", `from ${low} to ${high}, as finance.rateBounds says`, rateDefault)]
      : []),
  ];
}

/** The shortest term a calculator offers (FIN-30). */
const SHORTEST = 1;

function termFaults(
  { termMax, termDefault, termOptions }: Finance,
  given: ReadonlySet<string>,
): FinanceFault[] {
  if (termMax < SHORTEST) return [fault("termMax", `at least ${SHORTEST}`, termMax)];
  if (termDefault === "lender" || !given.has("termDefault")) return [];
  if (termOptions !== null && termOptions.length > 0) {
    const isOffered = termOptions.includes(termDefault);
    return isOffered
      ? []
      : [fault("termDefault", `one of finance.termOptions (${termOptions.join(", ")})`, termDefault)];
  }
  const isOut = termDefault < SHORTEST || termDefault > termMax;
  return isOut ? [fault("termDefault", `from ${SHORTEST} to finance.termMax (${termMax})`, termDefault)] : [];
}

function comparisonFaults(finance: Finance): FinanceFault[] {
  const { comparisonExample: example, comparisonRange: range } = finance;
  const lower = example !== null && example.comparison < example.rate;
  const reversed = Array.isArray(range) && range[0] > range[1];
  return [
    ...(lower
      ? [fault("comparisonExample.comparison", `at least the rate (${example.rate})`, example.comparison)]
      : []),
    ...(example === null || lower ? [] : exampleFaults(example, finance)),
    ...(reversed ? [fault("comparisonRange", "the lowest rate, then the highest", range)] : []),
  ];
}

/**
 * An example's comparison rate has to follow from its rate and fees (FIN-55). That of another loan than the usual one
 * is not checked: only the dealer knows it.
 */
function exampleFaults(
  { rate, comparison, basis }: NonNullable<Finance["comparisonExample"]>,
  finance: Finance,
): FinanceFault[] {
  const fees = loanFees(finance, null);
  if (!isUsualLoan(basis) || isComparisonOf(comparison, rate, fees)) return [];
  const expected = `${comparisonRate(rate, fees)}, which the rate (${rate}) and the fees of finance give`;
  return [fault("comparisonExample.comparison", expected, comparison)];
}

/** Whether a basis is the usual loan of comparison rates: five years, 30,000. */
function isUsualLoan(basis: string): boolean {
  const amounts = basis.match(/\d{2,3}[,.\s]?000\b/g) ?? [];
  const { years } = creditFiguresIn(`loan ${basis}`);
  return (
    years.every((count) => count === 5) && amounts.every((amount) => amount.replace(/\D/g, "") === "30000")
  );
}
