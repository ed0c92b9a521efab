import { useEffect, useState } from "react";
import { type FinanceResult, financeResult } from "~/domain/finance/calculator";
import { beyond } from "~/domain/finance/number-field";
import type { Frequency } from "~/domain/finance/frequency";
import { formatterFor } from "~/i18n/format";
import { exactMoney } from "~/domain/money/money-format";
import type { Translator } from "~/i18n/translator";
import { classNames } from "~/ui/theme/class-names";
import { displayFace, tn } from "~/ui/theme/typography.css";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { type CalculatorState, isWrong } from "./calculator/calculator-state";
import type { CalculatorView } from "./finance-view";
import * as css from "./finance.css";
import { whyNoRepayment } from "./why/why-no-repayment";

/** The figures of a calculator in its present state, ready to print. */
export interface RepaymentText {
  readonly result: FinanceResult;
  /** "$186"; null when there is no repayment to name. */
  readonly amount: string | null;
  /** "$186 /wk*", or "Enquire for Finance" (FIN-21, FIN-22), also where a number is wrong. */
  readonly whole: string;
  /** Why there is no repayment; null where there is one, and where a field says what is wrong with it. */
  readonly reason: string | null;
  /** What it is an estimate of: names the amount where that is not the vehicle's price. */
  readonly label: string;
  readonly total: string | null;
  /** The fees that the total adds to the repayments; null where it adds none. */
  readonly feesInTotal: string | null;
  /** Null while a number is wrong. */
  readonly financed: string | null;
  /** What is still owed after the last payment; null for nothing. */
  readonly residual: string | null;
}

/** The calculator's answer in words. */
export function repaymentText(view: CalculatorView, state: CalculatorState, t: Translator): RepaymentText {
  const { locale, currency, timeZone } = view.money;
  const money = (cents: number) => formatterFor(locale, currency, timeZone).money(cents / 100);
  const result = financeResult(state.inputs, state.frequency, view.terms);
  const label = labelText(view, state, money, t);
  const feesInTotal = feesAdded(view);
  if (isWrong(state, view)) {
    const whole = t("finance.noRepayment");
    const reason = whyNoRepayment(view, state, money, t);
    const none = { amount: null, reason, total: null, financed: null, residual: null };
    return { result, whole, label, feesInTotal, ...none };
  }
  const amount = result.repayment === null ? null : money(result.repayment);
  return {
    result,
    amount,
    reason: amount === null ? whyNoRepayment(view, state, money, t) : null,
    whole: amount === null ? t("finance.noRepayment") : withUnit(amount, state.frequency, t),
    label,
    total: result.total === null ? null : money(result.total),
    feesInTotal,
    financed: money(Math.max(0, result.financed)),
    residual: state.inputs.residual > 0 ? money(state.inputs.residual * 100) : null,
  };
}

function feesAdded({ terms: { fees, totals }, money: { locale, currency } }: CalculatorView): string | null {
  return fees > 0 && totals === "withFees" ? exactMoney(locale, currency)(fees / 100) : null;
}

function labelText(
  { price, fields }: CalculatorView,
  { inputs: { amount } }: CalculatorState,
  money: (cents: number) => string,
  t: Translator,
): string {
  const bounds = fields.find(({ key }) => key === "amount");
  const isPrice = price !== null && Math.abs(amount - price) < 0.005;
  if (isPrice || bounds === undefined || beyond(amount, bounds)) return t("finance.estimated");
  return t("finance.estimatedOn", { amount: money(amount * 100) });
}

function withUnit(amount: string, frequency: Frequency, t: Translator): string {
  return t("finance.repayment", { amount, unit: t(`finance.short.${frequency}`) });
}

/** The repayment, the amount larger than its unit. */
export function Repayment({ text, small }: { readonly text: RepaymentText; readonly small?: boolean }) {
  const [before = "", after = ""] = text.amount === null ? [text.whole] : text.whole.split(text.amount);
  return (
    <p
      data-repayment=""
      className={classNames(
        small === true ? css.week : css.big,
        displayFace,
        tn,
        text.amount === null && css.inWords,
      )}
    >
      {before}
      {text.amount}
      {after === "" ? null : <span className={css.per}>{after}</span>}
    </p>
  );
}

/** What is said of it to screen readers. */
export function spokenText({ whole, reason }: RepaymentText): string {
  return reason === null ? whole : `${whole} ${reason}`;
}

const SETTLE_MS = 700;

/** Says the repayment to screen readers when the numbers have come to rest, not at every key. */
export function SpokenRepayment({ text }: { readonly text: string }) {
  const [spoken, setSpoken] = useState("");
  const [first] = useState(text);
  useEffect(() => {
    if (text === first && spoken === "") return;
    const timer = setTimeout(() => {
      setSpoken(text);
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, first, spoken]);
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}
