import { type LoanNumbers, withLoan } from "~/domain/finance/finance-link";
import type { FinanceSectionView } from "../sections/finance/finance-view";
import type { VehiclePageView } from "./vehicle-page-view";

const ABOUT_MONEY: ReadonlySet<string> = new Set(["enquire", "carForm", "finance", "financeYouX"]);

/** The numbers that the page's calculator was asked for; null while nobody did. */
function askedLoan(finance: FinanceSectionView | null): LoanNumbers | null {
  if (finance?.kind !== "offered" || finance.calculator.entered.length === 0) return null;
  return finance.calculator.inputs;
}

/**
 * The page with the numbers of its calculator in its links to forms, as its form was sent without script. What begins with
 * script is told by `useLoanInLinks`.
 */
export function withAskedLoan(page: VehiclePageView): VehiclePageView {
  const loan = askedLoan(page.calculators?.finance ?? null);
  if (loan === null) return page;
  const filled = <Button extends { readonly key: string; readonly href: string }>(button: Button): Button =>
    ABOUT_MONEY.has(button.key) && /[?&]car_id=/.test(button.href)
      ? { ...button, href: withLoan(button.href, loan) }
      : button;
  const { ranks, forms } = page;
  return {
    ...page,
    buttons: page.buttons.map(filled),
    ranks: {
      filled: ranks.filled === null ? null : filled(ranks.filled),
      outlined: ranks.outlined.map(filled),
      links: ranks.links.map(filled),
    },
    forms: { ...forms, enquire: forms.enquire === null ? null : withLoan(forms.enquire, loan) },
  };
}
