import { creditFiguresIn } from "../finance/credit-figures";
import { INDICATIVE_TERMS } from "../finance/indicative-estimate";
import type { SiteConfig } from "./site-config";

type Finance = SiteConfig["finance"];

/** Settings that contradict each other: where, what was expected, and what stands there. */
export interface FinanceFault {
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/**
 * Finance settings that would make a wrong figure or none (FIN-01, FIN-24 to FIN-37, FIN-44, FIN-55).
 * @param given the fields of `finance` that the dealer or its template gives; what nobody gave is nobody's fault
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
  ];
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

function comparisonFaults({ comparisonExample: example, comparisonRange: range }: Finance): FinanceFault[] {
  const lower = example !== null && example.comparison < example.rate;
  const reversed = Array.isArray(range) && range[0] > range[1];
  return [
    ...(lower
      ? [fault("comparisonExample.comparison", `at least the rate (${example.rate})`, example.comparison)]
      : []),
    ...(reversed ? [fault("comparisonRange", "the lowest rate, then the highest", range)] : []),
  ];
}

/**
 * Rates and terms in the dealer's own small print that are none of its credit's. The footnote names the lender's own
 * for every page; a text may add to it, and may not say otherwise.
 */
export function disclaimerFaults(config: SiteConfig): readonly FinanceFault[] {
  const { site, finance } = config;
  const known = knownFigures(finance);
  const texts = [
    { path: "site.legal.disclaimer", text: site.legal.disclaimer, itsOwn: false },
    // The range of comparison rates may be told from this text (FIN-56): then its rates are the dealer's word.
    {
      path: "finance.disclaimer",
      text: finance.disclaimer,
      itsOwn: finance.comparisonRange === "disclaimer",
    },
  ];
  return texts.flatMap(({ path, text, itsOwn }) => {
    const { rates, years } = creditFiguresIn(text);
    const wrongRates = itsOwn ? [] : rates.filter((rate) => !known.rates.includes(rate));
    const wrongYears = years.filter((count) => !known.years(count));
    if (wrongRates.length + wrongYears.length === 0) return [];
    const received = [
      ...wrongRates.map((rate) => `${rate}%`),
      ...wrongYears.map((count) => `${count} years`),
    ];
    const allowed = known.rates.length === 0 ? "no rates" : `no rates but ${known.rates.join("%, ")}%`;
    const expected = `${allowed} and no terms but the estimate's (the footnote names the lender's own figures)`;
    return [{ path, expected, received: received.join(", ") }];
  });
}

/** Years of the loan comparison rates are of (FIN-55), and of the sample loan (FIN-23). */
const USUAL_YEARS = 5;

function knownFigures(finance: Finance) {
  const {
    sampleEstimate,
    comparisonExample: example,
    comparisonRange: range,
    termOptions,
    termDefault,
  } = finance;
  const indicative = finance.indicativeEstimate
    ? [INDICATIVE_TERMS.deposit * 100, INDICATIVE_TERMS.finalPayment * 100]
    : [];
  const rates = [
    ...(sampleEstimate === null ? [] : [sampleEstimate.rate]),
    ...(example === null ? [] : [example.rate, example.comparison]),
    ...(Array.isArray(range) ? range : []),
    ...indicative,
  ];
  const named = example === null ? [] : creditFiguresIn(`loan ${example.basis}`).years;
  const years = [
    USUAL_YEARS,
    ...named,
    ...(termOptions ?? []),
    ...(termDefault === "lender" ? [] : [termDefault]),
  ];
  // The lender's term is the vehicle's, which no configuration knows.
  const byLender = (count: number) => termDefault === "lender" && count <= finance.termMax;
  return { rates: [...new Set(rates)], years: (count: number) => years.includes(count) || byLender(count) };
}
