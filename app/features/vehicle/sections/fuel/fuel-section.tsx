import { type FormEvent, useEffect, useRef, useState } from "react";
import { fuelAnswer, type FuelAnswer, type FuelTyped } from "~/domain/fuel/fuel-form";
import { useTranslation } from "~/i18n/translation";
import { track } from "~/ui/analytics/track";
import { Button } from "~/ui/button/button";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, tn } from "~/ui/theme/typography.css";
import { FoldFrame } from "../fold-frame";
import { KeptFields } from "../kept-fields";
import * as css from "../mini-calculator.css";
import { FuelFields } from "./fuel-fields";
import { moneyFormat } from "~/domain/money/money-format";
import { SitePathForm } from "~/ui/link/site-path-form";
import type { FuelView } from "./fuel-view";

const OWN_PLACE = "fuel";

export interface FuelSectionProps {
  readonly view: FuelView;
  /** Another id where the calculator stands twice on a page (OPEN-60). */
  readonly id?: string;
}

/** The fuel calculator: a form the server answers, which script answers at once. */
export function FuelSection({ view, id = OWN_PLACE }: FuelSectionProps) {
  const { t } = useTranslation();
  const { form, typed, change } = useTyped(view);
  const answer = fuelAnswer(typed, view.consumption);
  return (
    <FoldFrame
      id={id}
      title={t(id === OWN_PLACE ? "fuel.title" : "fuel.titleHere")}
      note={<FuelNote view={view} answer={answer} />}
      open={view.entered}
    >
      <div className={css.panel}>
        <SitePathForm ref={form} action={view.action} noValidate className={css.form} onSubmit={stay}>
          <KeptFields kept={view.kept} />
          <FuelFields id={id} view={view} typed={typed} wrong={answer.wrong} onChange={change} />
          <Button type="submit" size="sm" className={css.withoutScript}>
            {t("fuel.calculate")}
          </Button>
        </SitePathForm>
        <FuelResult view={view} answer={answer} />
      </div>
    </FoldFrame>
  );
}

/** Stops the form from being sent: with script the figures are there already. */
function stay(event: FormEvent) {
  event.preventDefault();
}

/** The texts in the fields. The first change is reported; what was typed before the script ran is taken over. */
function useTyped(view: FuelView) {
  const form = useRef<HTMLFormElement>(null);
  const used = useRef(false);
  const [typed, setTyped] = useState(view.typed);
  useEffect(() => {
    const { price, km } = view.typed;
    setTyped({ price: valueOf(form.current, "fuel_price", price), km: valueOf(form.current, "fuel_km", km) });
  }, [view]);
  const change = (part: Partial<FuelTyped>) => {
    if (!used.current) track("calculatorUsed", { calculator: "fuel" });
    used.current = true;
    setTyped((now) => ({ ...now, ...part }));
  };
  return { form, typed, change };
}

function valueOf(form: HTMLFormElement | null, name: string, otherwise: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : otherwise;
}

/** The week's cost beside the title, so that it is read without opening. */
function FuelNote({ view, answer: { cost } }: { readonly view: FuelView; readonly answer: FuelAnswer }) {
  const { t } = useTranslation();
  if (cost === null || view.partial) return null;
  return (
    <>
      {moneyFormat(view.locale, view.currency, 2)(cost.week)}
      {t("fuel.perWeek")}
    </>
  );
}

function FuelResult({ view, answer: { cost } }: { readonly view: FuelView; readonly answer: FuelAnswer }) {
  const { t } = useTranslation();
  return (
    <div className={css.result} role="status">
      <p className={classNames(muted, small)}>{view.basis}</p>
      <p className={classNames(display.d2, tn)}>
        {cost === null ? t("fuel.none") : moneyFormat(view.locale, view.currency, 2)(cost.week)}
        {cost === null ? null : <small className={css.unit}>{t("fuel.perWeek")}</small>}
      </p>
      <p className={classNames(muted, small, tn)}>
        {cost === null
          ? ""
          : t("fuel.perYear", { amount: moneyFormat(view.locale, view.currency, 0)(cost.year) })}
      </p>
    </div>
  );
}
