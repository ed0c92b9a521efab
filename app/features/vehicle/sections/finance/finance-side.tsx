import { isLendersOwn } from "~/domain/finance/calculator";
import { useTranslation } from "~/i18n/translation";
import { buttonClass } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { textLinkClass } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { muted, small, strong, tiny, tn } from "~/ui/theme/typography.css";
import { FINANCE_SIDE_ID } from "../../page/part-ids";
import { CalculatorForm } from "./calculator-form";
import { FinanceCta } from "./finance-cta";
import { DisclaimerLink } from "./finance-disclaimer";
import { FinanceTitle } from "./finance-title";
import type { FinanceSideView } from "./finance-view";
import * as css from "./finance.css";
import { Repayment, repaymentText, SpokenRepayment, spokenText } from "./repayment";
import { useShownState } from "./calculator/shown-state";
import { type LiveCalculator, useCalculator } from "./calculator/use-calculator";

/** The compact panel beside the price: the repayment at once, and the way to its numbers. */
export function FinanceSide({ view }: { readonly view: FinanceSideView }) {
  return <SidePanel key={view.calculator.vehicleId} view={view} />;
}

function SidePanel({ view }: { readonly view: FinanceSideView }) {
  const { t } = useTranslation();
  const calculator = useCalculator(view.calculator);
  const told = useShownState(view.calculator.vehicleId);
  const state = view.calculatorHref === null ? calculator.state : (told ?? calculator.state);
  const text = repaymentText(view.calculator, state, t);
  return (
    <div id={FINANCE_SIDE_ID} className={css.side}>
      <div className={classNames(css.sideHead, css.sideTitle)}>
        <h2 className={classNames(small, strong)}>
          <FinanceTitle title={view.title} />
        </h2>
        <DisclaimerLink id="finance-side-disclaimer" href={view.disclaimerHref} text={view.disclaimer} />
      </div>
      <div className={css.sideHead}>
        <div>
          {text.amount === null ? null : <p className={classNames(muted, tiny)}>{text.label}</p>}
          <Repayment text={text} small />
          {text.reason === null ? null : <p className={classNames(muted, tiny)}>{text.reason}</p>}
        </div>
        {text.amount === null ? null : (
          <p className={classNames(muted, tiny, tn, css.sideRates)}>
            {view.rates.interest}
            {isLendersOwn(state.inputs, view.calculator.terms) ? (
              <>
                <br />
                {t("finance.comparison", { rate: view.rates.comparison })}
              </>
            ) : null}
          </p>
        )}
      </div>
      {view.calculatorHref === null ? (
        <OwnNumbers view={view} calculator={calculator} text={spokenText(text)} />
      ) : (
        <a href={view.calculatorHref} className={classNames(textLinkClass, small, css.sideLink)}>
          {t("finance.change")}
        </a>
      )}
    </div>
  );
}

interface OwnNumbersProps {
  readonly view: FinanceSideView;
  readonly calculator: LiveCalculator;
  readonly text: string;
}

/** A calculator of the panel's own, for pages without another. */
function OwnNumbers({ view, calculator, text }: OwnNumbersProps) {
  const { t } = useTranslation();
  return (
    <>
      <details open={view.calculator.entered.length > 0}>
        <summary className={buttonClass({ size: "sm", block: true }, css.foldButton)}>
          <Icon name="sliders-horizontal" size="sm" />
          {t("finance.change")}
        </summary>
        <div className={css.sideOpened}>
          <CalculatorForm view={view.calculator} calculator={calculator} />
          <FinanceCta cta={view.cta} id="finance-side-enquiry" variant="secondary" />
        </div>
      </details>
      <SpokenRepayment text={text} />
    </>
  );
}
