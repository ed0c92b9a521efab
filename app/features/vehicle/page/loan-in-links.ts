import { withLoan } from "~/domain/finance/finance-link";
import { sentQuery, withSent } from "../sections/finance/read-inputs";
import type { CalculatorView, FinanceSectionView } from "../sections/finance/finance-view";
import type { VehiclePageView } from "./vehicle-page-view";

const ABOUT_MONEY: ReadonlySet<string> = new Set(["enquire", "carForm", "finance", "financeYouX"]);

/** The page's calculator where it was asked for numbers; null while nobody did. */
function askedCalculator(finance: FinanceSectionView | null): CalculatorView | null {
  if (finance?.kind !== "offered" || finance.calculator.entered.length === 0) return null;
  return finance.calculator;
}

/**
 * The page with the numbers of its calculator in its links to forms and papers, as its form was sent without script. What begins with
 * script is told by `useLoanInLinks`.
 */
export function withAskedLoan(page: VehiclePageView): VehiclePageView {
  const calculator = askedCalculator(page.calculators?.finance ?? null);
  if (calculator === null) return page;
  const loan = calculator.inputs;
  const sent = sentQuery(calculator, calculator);
  const filled = <Button extends { readonly key: string; readonly href: string }>(button: Button): Button =>
    ABOUT_MONEY.has(button.key) && /[?&]car_id=/.test(button.href)
      ? { ...button, href: withLoan(button.href, loan) }
      : button;
  const { ranks, forms, share } = page;
  const { papers } = share;
  return {
    ...page,
    share: {
      ...share,
      papers:
        papers === null
          ? null
          : { ...papers, print: withSent(papers.print, sent), pdf: withSent(papers.pdf, sent) },
    },
    buttons: page.buttons.map(filled),
    ranks: {
      filled: ranks.filled === null ? null : filled(ranks.filled),
      outlined: ranks.outlined.map(filled),
      links: ranks.links.map(filled),
    },
    forms: { ...forms, enquire: forms.enquire === null ? null : withLoan(forms.enquire, loan) },
  };
}
