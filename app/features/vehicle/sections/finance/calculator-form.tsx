import { formatterFor } from "~/i18n/format";
import { useTranslation } from "~/i18n/translation";
import { frequencyOf } from "~/domain/finance/frequency";
import { Button } from "~/ui/button/button";
import { Segmented } from "~/ui/segmented/segmented";
import { KeptFields } from "../kept-fields";
import { CalculatorField } from "./calculator-field";
import { problemOf, sliderEnd } from "./calculator/calculator-state";
import type { CalculatorView } from "./finance-view";
import * as css from "./finance.css";
import { unitsOf } from "./read-inputs";
import type { LiveCalculator } from "./calculator/use-calculator";
import { SitePathForm } from "~/ui/link/site-path-form";

export interface CalculatorFormProps {
  readonly view: CalculatorView;
  readonly calculator: LiveCalculator;
}

/** The numbers. Without script it asks the server (GET, the same page); with it every change is answered at once. */
export function CalculatorForm({ view, calculator: { state, act, form } }: CalculatorFormProps) {
  const { t } = useTranslation();
  const { locale, currency, timeZone } = view.money;
  const format = formatterFor(locale, currency, timeZone);
  return (
    <SitePathForm
      noValidate
      ref={form}
      action={view.action}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <KeptFields kept={view.kept} />
      {view.frequencies.length === 0 ? null : (
        <Segmented
          name={`${view.prefix}_frequency`}
          legend={t("finance.frequency")}
          options={view.frequencies}
          value={state.frequency}
          onChange={(event) => {
            const frequency = frequencyOf(event.currentTarget.value);
            if (frequency !== null) act({ does: "frequency", frequency });
          }}
        />
      )}
      {view.fields.map((field) => (
        <CalculatorField
          key={field.key}
          view={view}
          field={field}
          shown={state.inputs[field.key] * unitsOf(field)}
          typed={state.typing?.key === field.key ? state.typing.text : null}
          problem={problemOf(state, field, view.terms.fees)}
          end={sliderEnd(state, field)}
          act={act}
          format={format}
        />
      ))}
      <Button type="submit" size="sm" className={css.submit}>
        {t("finance.work")}
      </Button>
    </SitePathForm>
  );
}
