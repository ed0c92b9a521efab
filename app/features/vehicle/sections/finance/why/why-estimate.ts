import { isAtStart, isLendersOwn } from "~/domain/finance/calculator";
import { formatterFor } from "~/i18n/format";
import { exactMoney } from "~/domain/money/money-format";
import type { Translator } from "~/i18n/translator";
import type { CalculatorState } from "../calculator/calculator-state";
import { unitsOf } from "../read-inputs";
import type { FinanceOfferedView } from "../finance-view";

/**
 * What the repayment is worked out from, in sentences of the numbers as they stand (FIN-62): the price less the deposit
 * plus fees, term and rate, whose they are, and their comparison rate while they are the lender's.
 */
export function whyEstimate(
  { calculator, lender }: Pick<FinanceOfferedView, "calculator" | "lender">,
  { inputs }: Pick<CalculatorState, "inputs">,
  t: Translator,
): string {
  const { terms, fields, money } = calculator;
  const { fees, monthlyFees, comparison } = terms;
  const amount = exactMoney(money.locale, money.currency);
  const { number } = formatterFor(money.locale, money.currency, money.timeZone);
  const price = amount(inputs.amount);
  const less =
    inputs.deposit > 0 ? t("finance.why.less", { base: price, amount: amount(inputs.deposit) }) : price;
  const base = fees > 0 ? t("finance.why.plus", { base: less, amount: amount(fees / 100) }) : less;
  const term = fields.find(({ key }) => key === "term");
  // Years may be halves; months made of years are whole.
  const count = term === undefined ? inputs.term : Number((inputs.term * unitsOf(term)).toFixed(2));
  const length = t(`finance.terms.${term?.unit ?? "years"}`, { count });
  const own = isLendersOwn(inputs, terms);
  const begun = isAtStart(inputs, terms) ? "begun" : "chosen";
  return [
    t("finance.why.loan", { base, term: length, rate: number(inputs.interest) }),
    ...(inputs.residual > 0 ? [t("finance.why.rest", { amount: amount(inputs.residual) })] : []),
    ...(monthlyFees > 0 ? [t("finance.why.monthly", { amount: amount(monthlyFees / 100) })] : []),
    own && comparison !== null
      ? t("finance.why.compared", { lender, comparison: number(comparison) })
      : t(`finance.why.${own ? "own" : begun}`, { lender }),
  ].join(" ");
}
