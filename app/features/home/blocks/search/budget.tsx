import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/translation";
import { budgetAmount, budgetEstimate, budgetOutcome, type RepaymentPeriod } from "~/domain/pricing/budget";
import { formatterFor } from "~/i18n/format";
import { Affix } from "~/ui/affix/affix";
import { Button } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { Segmented } from "~/ui/segmented/segmented";
import { TextInput } from "~/ui/text-input/text-input";
import { classNames } from "~/ui/theme/class-names";
import { inverse } from "~/ui/theme/ground.css";
import { duo, section, stack, wrap } from "~/ui/theme/layout.css";
import { display, lead, muted, small, tn } from "~/ui/theme/typography.css";
import type { BudgetCarTypeView, BudgetView } from "~/features/home/home-view";
import { BUDGET_ID } from "./budget-id";
import * as css from "./budget.css";
import { plain } from "~/features/home/blocks/plain-section.css";
import { SitePathForm } from "~/ui/link/site-path-form";

interface Typed {
  readonly period: RepaymentPeriod;
  readonly repayment: string;
  readonly deposit: string;
  readonly carType: string;
}

/** Search by repayment. Without script the form asks the server; with it the figure and button follow along. */
export function BudgetSearch({ block }: { readonly block: BudgetView }) {
  return (
    <div id={BUDGET_ID} className={classNames(section, plain)}>
      <section className={wrap}>
        <div className={classNames(inverse, css.panel)}>
          <div className={stack}>
            <h2 className={display.d3}>{block.title}</h2>
            {block.text === "" ? null : <p className={lead}>{block.text}</p>}
          </div>
          <BudgetForm block={block} />
        </div>
      </section>
    </div>
  );
}

function BudgetForm({ block }: { readonly block: BudgetView }) {
  const { t } = useTranslation();
  const { form, live, typed, change } = useTyped(block);
  const carType = block.carTypes.find(({ value }) => value === typed.carType) ?? block.carTypes[0];
  const amount = estimateOf(typed, block);
  const money = formatterFor(block.locale, block.currency, block.timeZone).money(amount);
  return (
    <SitePathForm ref={form} action="/api/budget" className={stack}>
      <div className={css.choices}>
        <Segmented
          name="period"
          legend={t("budget.period")}
          options={block.periods}
          defaultValue={typed.period}
          onChange={(event) => change(periodChange(block, typed, event.target.value))}
        />
        {block.carTypes.length < 2 ? (
          <input type="hidden" name="car_type" value={typed.carType} />
        ) : (
          <Segmented
            name="car_type"
            legend={t("budget.carType")}
            options={block.carTypes}
            defaultValue={typed.carType}
            onChange={(event) => change({ carType: event.target.value })}
          />
        )}
      </div>
      <div className={classNames(duo, css.amounts)}>
        <Amount
          name="repayment"
          label={t("budget.repayment")}
          value={typed.repayment}
          locale={block.locale}
          onType={(repayment) => change({ repayment })}
        />
        <Amount
          name="deposit"
          label={t("budget.deposit")}
          value={typed.deposit}
          locale={block.locale}
          onType={(deposit) => change({ deposit })}
        />
      </div>
      <div className={css.sum}>
        <p>
          <span className={classNames(muted, small, css.sumLabel)}>{block.total}</span>
          <output className={classNames(display.d3, tn)}>{money}</output>
        </p>
        {live && carType !== undefined ? (
          <Outcome carType={carType} amount={amount} loan={block.loan} />
        ) : (
          <Button type="submit" variant="primary">
            {t("budget.submit")}
          </Button>
        )}
      </div>
      <p className={classNames(muted, small)}>{block.basis}</p>
    </SitePathForm>
  );
}

/** The button and its note, for the amount as it stands (BUDG-11 to BUDG-14). */
function Outcome({
  carType,
  amount,
  loan,
}: {
  readonly carType: BudgetCarTypeView;
  readonly amount: number;
  readonly loan: BudgetView["loan"];
}) {
  const none = budgetOutcome(amount, carType.lowest, loan) === "none";
  return (
    <div className={css.outcome}>
      <Button type="submit" variant="primary" disabled={none}>
        {none ? carType.none : carType.view}
      </Button>
      <p className={classNames(small, muted, css.note)} role="status">
        {none ? carType.note : ""}
      </p>
    </div>
  );
}

interface AmountProps {
  readonly name: "repayment" | "deposit";
  readonly label: string;
  readonly value: string;
  readonly locale: string;
  readonly onType: (value: string) => void;
}

function Amount({ name, label, value, locale, onType }: AmountProps) {
  const { t } = useTranslation();
  const id = `budget-${name}`;
  const type = (event: ChangeEvent<HTMLInputElement>) => onType(event.target.value);
  return (
    <Field id={id} label={label}>
      <Affix start={t("money.prefix")}>
        <TextInput
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={value}
          onChange={type}
          onBlur={() => onType(grouped(budgetAmount(value), locale))}
          className={css.amount}
        />
      </Affix>
    </Field>
  );
}

function initial(block: BudgetView): Typed {
  const [period] = block.periods;
  return {
    period: period?.value ?? "weekly",
    repayment: grouped(period?.repayment ?? 0, block.locale),
    deposit: grouped(block.deposit, block.locale),
    // Most shoppers of most dealers look for a used vehicle.
    carType: block.carTypes[block.carTypes.length - 1]?.value ?? "used",
  };
}

/** A repayment the shopper has not changed becomes the usual one of the other period. */
function periodChange({ periods, locale }: BudgetView, typed: Typed, value: string): Partial<Typed> {
  const next = periods.find((period) => period.value === value);
  const now = periods.find((period) => period.value === typed.period);
  if (next === undefined) return {};
  const untouched = budgetAmount(typed.repayment) === now?.repayment;
  return { period: next.value, ...(untouched ? { repayment: grouped(next.repayment, locale) } : {}) };
}

/** With thousands separators, as money fields are written. */
function grouped(amount: number, locale: string): string {
  return amount.toLocaleString(locale, { maximumFractionDigits: 0 });
}

function estimateOf({ period, repayment, deposit }: Typed, { loan }: BudgetView): number {
  return budgetEstimate({ period, repayment: budgetAmount(repayment), deposit: budgetAmount(deposit) }, loan);
}

/** What the fields hold. `live` once script follows them, which takes over what was chosen and typed before it ran. */
function useTyped(block: BudgetView) {
  const form = useRef<HTMLFormElement>(null);
  const [live, setLive] = useState(false);
  const [typed, setTyped] = useState(() => initial(block));
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  useEffect(() => {
    if (form.current !== null) setTyped(typedIn(form.current, initial(block), block));
    setLive(true);
  }, [block]);
  return { form, live, typed, change };
}

function typedIn(form: HTMLFormElement, otherwise: Typed, { periods }: BudgetView): Typed {
  const fields = new FormData(form);
  const of = (name: string, value: string) => {
    const held = fields.get(name);
    return typeof held === "string" ? held : value;
  };
  const chosen = of("period", otherwise.period);
  return {
    period: periods.find(({ value }) => value === chosen)?.value ?? otherwise.period,
    repayment: of("repayment", otherwise.repayment),
    deposit: of("deposit", otherwise.deposit),
    carType: of("car_type", otherwise.carType),
  };
}
