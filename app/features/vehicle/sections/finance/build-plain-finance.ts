import { siteLoan, startingEstimate } from "~/domain/finance/estimate";
import { calculatorSetup } from "~/domain/finance/calculator-setup";
import { shortDisclaimer } from "~/domain/finance/disclaimer";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import { buildCalculator, STANDALONE } from "./build-calculator";
import { comparisonTexts, listedFees, titleView } from "./build-finance";
import { plainCreditText, financeDisclaimer } from "./finance-small-print";
import type { FinanceCtaView, FinanceOfferedView } from "./finance-view";

/** The page a calculator about no vehicle stands on. */
export interface PlainFinancePage {
  readonly path: string;
  /** Of the page, with the calculator's form when it was sent. */
  readonly query: URLSearchParams;
  readonly cta: FinanceCtaView;
}

/**
 * The calculator with the dealer's own lender, rate, term and fees, about no vehicle. Null where the dealer names no
 * loan.
 */
export function buildPlainFinance(
  { path, query, cta }: PlainFinancePage,
  site: Pick<VehiclePageSite, "config" | "format" | "t">,
): FinanceOfferedView | null {
  const loan = siteLoan(site.config);
  if (loan === null) return null;
  const { lender, finance } = loan;
  const own = { ...site, config: { ...site.config, finance } };
  const setup = calculatorSetup({ variant: STANDALONE.variant, finance, price: 0, lender });
  const basis = startingEstimate(setup, finance.defaultFrequency)?.basis ?? null;
  const full = financeDisclaimer(null, own);
  const percent = (rate: number) => site.t("finance.percent", { number: site.format.number(rate, 2) });
  return {
    kind: "offered",
    title: titleView(own),
    calculator: buildCalculator(STANDALONE, { path, vehicleId: null, price: 0, lender }, own, query).view,
    rates: {
      interest: percent(setup.terms.defaults.interest),
      comparison: lender.comparisonRate === null ? null : percent(lender.comparisonRate),
    },
    lender: site.t(site.config.finance.provider === null ? "finance.ourExample" : "finance.ourLender"),
    cta,
    disclaimer: {
      full,
      short: shortDisclaimer(full),
      basis: basis === null ? null : plainCreditText(basis, own),
    },
    fees: listedFees(null, own),
    comparison: comparisonTexts(full, own),
    indicative: null,
  };
}
