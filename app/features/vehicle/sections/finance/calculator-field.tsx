import { memo } from "react";
import { useTranslation } from "~/i18n/translation";
import type { Formatter } from "~/i18n/format";
import type { Translator } from "~/i18n/translator";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/select/select";
import { Slide } from "~/ui/slide/slide";
import type { CalculatorAction, FieldProblem } from "./calculator/calculator-state";
import type { CalculatorFieldView, CalculatorView } from "./finance-view";

interface CalculatorFieldProps {
  readonly view: CalculatorView;
  readonly field: CalculatorFieldView;
  /** The number, in the field's shown unit. */
  readonly shown: number;
  /** The text as it is being typed; null while nobody types here. */
  readonly typed: string | null;
  /** What the message beside it is about; null for none. */
  readonly problem: FieldProblem | null;
  /** Where the slider ends. */
  readonly end: number;
  readonly act: (action: CalculatorAction) => void;
  readonly format: Formatter;
}

/** How far an arrow key moves an amount; its own step of half a dollar would be too small. */
const AMOUNT_KEY_STEP = 500;

/** One number of the calculator: to slide and to type, or one of the dealer's own terms to choose. */
export const CalculatorField = memo(function CalculatorField(props: CalculatorFieldProps) {
  const { view, field, shown, typed, problem, end, act, format } = props;
  const { t } = useTranslation();
  if (field.options !== null) return <TermChoice {...props} />;
  const read = (value: number) => valueText(field, value, format, t);
  return (
    <Slide
      id={`${view.prefix}-${field.key}`}
      name={`${view.prefix}_${field.key}`}
      label={field.label}
      error={problem === null ? undefined : problemText(problem, field, read, t)}
      {...affixOf(field, t)}
      text={typed ?? format.number(Math.round(shown * 100) / 100)}
      value={shown}
      min={field.min}
      max={end}
      step={field.step}
      keyStep={field.unit === "money" && field.step < 1 ? AMOUNT_KEY_STEP : undefined}
      sliderLabel={t("finance.slider", { label: field.label })}
      valueText={read(shown)}
      onType={(text) => {
        act({ does: "type", field, text });
      }}
      onSlide={(value) => {
        act({ does: "slide", field, value });
      }}
      onLeave={() => {
        act({ does: "leave", field });
      }}
    />
  );
});

function problemText(
  problem: FieldProblem,
  { min, max }: CalculatorFieldView,
  read: (value: number) => string,
  t: Translator,
): string {
  if (problem.kind === "most") return t("finance.most", { max: read(problem.most) });
  return t("finance.range", { min: read(min), max: read(max) });
}

function TermChoice({ view, field, shown, act }: CalculatorFieldProps) {
  const id = `${view.prefix}-${field.key}`;
  return (
    <Field id={id} label={field.label}>
      <Select
        id={id}
        name={`${view.prefix}_${field.key}`}
        value={String(shown)}
        onChange={(event) => {
          act({ does: "slide", field, value: Number(event.currentTarget.value) });
        }}
      >
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function affixOf({ unit }: CalculatorFieldView, t: Translator) {
  return unit === "money" ? { start: t("money.prefix") } : { end: t(`finance.units.${unit}`) };
}

function valueText({ unit }: CalculatorFieldView, value: number, format: Formatter, t: Translator): string {
  if (unit === "money") return format.money(value);
  if (unit === "percent") return t("finance.percent", { number: format.number(value) });
  return t(`finance.terms.${unit}`, { count: value });
}
