import { isLendersOwn } from "~/domain/finance/calculator";
import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { Panel } from "~/ui/panel/panel";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { inverse } from "~/ui/theme/ground.css";
import { stackSm } from "~/ui/theme/layout.css";
import { muted, small, tiny, tn } from "~/ui/theme/typography.css";
import { FoldFrame } from "../fold-frame";
import { SectionFrame } from "../section-frame";
import { CalculatorForm } from "./calculator-form";
import { FinanceCta } from "./finance-cta";
import { Disclaimer } from "./finance-disclaimer";
import { FinanceNotes, FoldedNotes } from "./finance-notes";
import { FinanceTitle } from "./finance-title";
import type { FinanceOfferedView, FinanceRefusedView, FinanceSectionView } from "./finance-view";
import * as css from "./finance.css";
import { Repayment, type RepaymentText, repaymentText, SpokenRepayment, spokenText } from "./repayment";
import { whyEstimate } from "./why/why-estimate";
import { useToldState } from "./calculator/shown-state";
import { withFigures } from "./read-inputs";
import { useLoanInLinks } from "./calculator/use-loan-in-links";
import { type LiveCalculator, useCalculator } from "./calculator/use-calculator";

/** The finance calculator of a vehicle behind its repayment, or why there is no finance for it. */
export function FinanceSection({ view }: { readonly view: FinanceSectionView }) {
  if (view.kind === "offered") return <Offered key={view.calculator.vehicleId} view={view} />;
  return (
    <FoldFrame id="finance" title={<FinanceTitle title={view.title} />}>
      <Refused view={view} />
    </FoldFrame>
  );
}

function Offered({ view }: OfferedProps) {
  const { t } = useTranslation();
  const calculator = useCalculator(view.calculator);
  useToldState(view.calculator.vehicleId, calculator.state);
  useLoanInLinks(view.calculator, calculator.state);
  const text = repaymentText(view.calculator, calculator.state, t);
  return (
    <FoldFrame
      id="finance"
      title={<FinanceTitle title={view.title} />}
      note={text.amount === null ? undefined : text.whole}
      open={view.calculator.entered.length > 0}
    >
      <CalculatorPanel view={view} calculator={calculator} text={text} />
    </FoldFrame>
  );
}

/** The calculator where it is what the page is for: it stands open. */
export function OpenCalculator({ view }: OfferedProps) {
  const { t } = useTranslation();
  const calculator = useCalculator(view.calculator);
  const text = repaymentText(view.calculator, calculator.state, t);
  const { cta } = view;
  const { entered } = calculator.state;
  const asking =
    cta === null || entered.length === 0 ? cta : withFigures(cta, view.calculator, calculator.state);
  return (
    <SectionFrame id="finance" title={<FinanceTitle title={view.title} />}>
      <CalculatorPanel view={{ ...view, cta: asking }} calculator={calculator} text={text} plain />
    </SectionFrame>
  );
}

interface OfferedProps {
  readonly view: FinanceOfferedView;
}

function Refused({ view: { reason, askHref } }: { readonly view: FinanceRefusedView }) {
  const { t } = useTranslation();
  return (
    <Panel className={css.refused}>
      <Icon name="info" className={css.refusedIcon} />
      <div className={stackSm}>
        <p>{reason}</p>
        {askHref === null ? null : (
          <p>
            <TextLink href={askHref}>{t("finance.ask")}</TextLink>
          </p>
        )}
      </div>
    </Panel>
  );
}

interface PanelProps extends OfferedProps {
  readonly calculator: LiveCalculator;
  readonly text: RepaymentText;
  /** On a page about no vehicle: all small print stands folded under the numbers. */
  readonly plain?: boolean;
}

function CalculatorPanel({ view, calculator, text, plain = false }: PanelProps) {
  const { t } = useTranslation();
  return (
    <Panel className={css.panel}>
      <div className={css.calculator}>
        <div className={css.following} aria-hidden="true">
          <span className={classNames(muted, small)}>{text.amount === null ? null : text.label}</span>
          <Repayment text={text} small />
        </div>
        <CalculatorForm view={view.calculator} calculator={calculator} />
        <div className={classNames(inverse, css.answer)}>
          <div className={stackSm}>
            {text.amount === null ? null : <p className={classNames(muted, small)}>{text.label}</p>}
            <Repayment text={text} />
            {text.reason === null ? null : <p className={small}>{text.reason}</p>}
            <Figures
              text={text}
              view={view}
              own={isLendersOwn(calculator.state.inputs, view.calculator.terms)}
            />
          </div>
          {text.amount === null ? null : (
            <p data-why="" className={small}>
              {whyEstimate(view, calculator.state, t)}
            </p>
          )}
          <FinanceCta cta={view.cta} id="finance-enquiry" variant="primary" />
          {plain ? null : <Disclaimer id="finance-disclaimer" text={view.disclaimer} />}
        </div>
      </div>
      {plain ? <FoldedNotes id="finance-disclaimer" view={view} /> : <FinanceNotes view={view} />}
      <SpokenRepayment text={spokenText(text)} />
    </Panel>
  );
}

interface FiguresProps {
  readonly text: RepaymentText;
  readonly view: FinanceOfferedView;
  /** Whether rate and term are the lender's own: its comparison rate holds for no others. */
  readonly own: boolean;
}

function Figures({ text, view, own }: FiguresProps) {
  const { t } = useTranslation();
  const chosen = view.calculator.fields.some(({ key }) => key === "interest");
  return (
    <dl className={classNames(css.figures, small, tn)}>
      <Figure label={t("finance.financed")} value={text.financed} />
      <Figure
        label={t(text.feesInTotal === null ? "finance.totalRepayments" : "finance.totalWithFees")}
        value={text.total}
        notes={[
          t("finance.payments", { count: Math.round(text.result.payments) }),
          ...(text.feesInTotal === null ? [] : [t("finance.feesInBoth", { fees: text.feesInTotal })]),
        ]}
      />
      <Figure label={t("finance.finalPayment")} value={text.residual} />
      {text.amount === null ? null : own ? (
        <>
          <Rate label={t("finance.interestRate")} value={view.rates.interest} />
          <Rate label={t("finance.comparisonRate")} value={view.rates.comparison} />
        </>
      ) : (
        <Figure label={t("finance.interestRate")} value={chosen ? null : view.rates.interest} />
      )}
    </dl>
  );
}

/** Interest and comparison rate stand side by side in one size. */
function Rate({ label, value }: Pick<FigureProps, "label" | "value">) {
  if (value === null) return null;
  return (
    <div className={css.rate}>
      <dt className={muted}>{label}</dt>
      <dd className={css.rateValue}>{value}</dd>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string | null;
  readonly notes?: readonly string[];
}

function Figure({ label, value, notes = [] }: FigureProps) {
  if (value === null) return null;
  return (
    <div className={css.figure}>
      <dt className={muted}>{label}</dt>
      <dd className={css.figureValue}>
        {value}
        {notes.map((note) => (
          <span key={note} className={classNames(muted, tiny, css.figureNote)}>
            {note}
          </span>
        ))}
      </dd>
    </div>
  );
}
