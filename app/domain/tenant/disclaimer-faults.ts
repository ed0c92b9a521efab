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
 * Rates and terms in the dealer's own small print that differ from those of its finance settings. The footnote on every
 * page names the lender's own figures; a dealer's text may add to it, but not contradict it.
 */
export function disclaimerFaults(config: SiteConfig): readonly FinanceFault[] {
  const { site, finance } = config;
  const known = knownFigures(finance);
  const texts = [
    { path: "site.legal.disclaimer", text: site.legal.disclaimer, itsOwn: false },
    // The range of comparison rates may be read from this text (FIN-56): then its rates are right by definition.
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
  // The lender's term is in the vehicle's record, not in the configuration.
  const byLender = (count: number) => termDefault === "lender" && count <= finance.termMax;
  return { rates: [...new Set(rates)], years: (count: number) => years.includes(count) || byLender(count) };
}
