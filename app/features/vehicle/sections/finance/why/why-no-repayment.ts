import { mostBeside } from "~/domain/finance/calculator";
import type { Translator } from "~/i18n/translator";
import { type CalculatorState, isWrong } from "../calculator/calculator-state";
import type { CalculatorView } from "../finance-view";

/**
 * Why a calculator names no repayment; null where the field that is wrong says it alone.
 * @param money cents as text
 */
export function whyNoRepayment(
  view: CalculatorView,
  state: CalculatorState,
  money: (cents: number) => string,
  t: Translator,
): string | null {
  const { inputs } = state;
  const bounds = view.fields.find(({ key }) => key === "amount");
  if (bounds !== undefined && inputs.amount < bounds.min)
    return t("finance.none.less", { amount: money(bounds.min * 100) });
  if (bounds !== undefined && inputs.amount > bounds.max)
    return t("finance.none.more", { amount: money(bounds.max * 100) });
  for (const key of ["deposit", "residual"] as const) {
    const most = mostBeside(key, inputs, view.terms.fees);
    if (most !== null && inputs[key] > most) return t(`finance.none.${key}`);
  }
  return isWrong(state, view) ? null : t("finance.none.small");
}
