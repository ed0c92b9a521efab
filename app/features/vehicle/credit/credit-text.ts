import { COMPARISON_LOAN } from "~/domain/finance/comparison-rate";
import { type CreditBasis, sharedBases, type SharedBasis } from "~/domain/finance/credit-basis";
import type { Formatter } from "~/i18n/format";
import { exactMoney } from "~/domain/money/money-format";
import type { Translator } from "~/i18n/translator";
import type { PageCredit } from "./credit-in";

/** How a site writes what repayments are worked out from. */
export interface CreditWords {
  readonly t: Translator;
  readonly format: Formatter;
  readonly locale: string;
  readonly currency: string;
  /** The loan that the dealer's comparison rates are for, in the dealer's words; null for the usual loan (FIN-55). */
  readonly comparisonBasis: string | null;
}

/**
 * What the repayments of a page are worked out from, one sentence for each distinct basis: the page's own vehicle
 * first, then the cards' as far as they differ. Nothing for a page without repayments.
 */
export function creditSentences({ own, cards }: PageCredit, words: CreditWords): readonly string[] {
  const { t } = words;
  const said = new Set(own.map((basis) => basisText(sharedOf(basis), words)));
  const first = [...said].flatMap((basis) => [t("credit.own", { basis }), t("credit.yours")]);
  const all = sharedBases(cards).map((basis) => basisText(basis, words));
  const others = [...new Set(all)].filter((basis) => !said.has(basis));
  const key = own.length > 0 ? "credit.others" : others.length > 1 ? "credit.some" : "credit.all";
  const sentences = [...first, ...others.map((basis) => t(key, { basis }))];
  const periods = [...new Set([...own, ...cards].flatMap((basis) => periodText(basis, words) ?? []))];
  const compared = [...own, ...cards].some(({ comparison }) => comparison !== null);
  return [...sentences, ...periods, ...(compared ? [comparisonText(words)] : [])];
}

/** What one vehicle's repayment is worked out from, for the small print beside it. */
export function ownCreditText(basis: CreditBasis, words: CreditWords): string {
  return creditSentences({ own: [basis], cards: [] }, words).join(" ");
}

const sharedOf = ({ deposit, ...basis }: CreditBasis): SharedBasis => ({
  ...basis,
  deposit: { low: deposit, high: deposit },
});

function basisText(basis: SharedBasis, words: CreditWords): string {
  const { t, format } = words;
  const number = (rate: number) => format.number(rate);
  return t("credit.basis", {
    rate:
      basis.comparison === null
        ? t("credit.rate", { rate: number(basis.rate) })
        : t("credit.compared", { rate: number(basis.rate), comparison: number(basis.comparison) }),
    term: t("credit.years", { count: basis.years }),
    frequency: t(`credit.frequencies.${basis.frequency}`),
    deposit: depositText(basis.deposit, words),
    fee: feeText(basis, words),
  });
}

/** How a weekly or fortnightly repayment is worked out; null for a monthly one, which needs no explanation. */
function periodText({ frequency, scaledFrom }: CreditBasis, { t }: CreditWords): string | null {
  if (scaledFrom !== undefined) return t(`credit.scaled.${scaledFrom}.${frequency}`);
  return frequency === "month" ? null : t(`credit.periods.${frequency}`);
}

function feeText({ fees, monthlyFees }: SharedBasis, words: CreditWords): string {
  const { t } = words;
  const fee = fees === 0 ? t("credit.noFee") : t("credit.fee", { amount: money(fees, words) });
  return monthlyFees === 0 ? fee : t("credit.monthlyFees", { fee, amount: money(monthlyFees, words) });
}

function depositText({ low, high }: SharedBasis["deposit"], words: CreditWords): string {
  const { t } = words;
  if (high === 0) return t("credit.noDeposit");
  if (low === high) return t("credit.deposit", { amount: money(low, words) });
  return t("credit.deposits", { low: money(low, words), high: money(high, words) });
}

function comparisonText(words: CreditWords): string {
  const { t, comparisonBasis } = words;
  const usual = { amount: money(COMPARISON_LOAN.amount, words), count: COMPARISON_LOAN.years };
  return t("credit.comparison", { basis: comparisonBasis ?? t("credit.comparisonLoan", usual) });
}

function money(cents: number, { locale, currency }: CreditWords): string {
  return exactMoney(locale, currency)(cents / 100);
}
