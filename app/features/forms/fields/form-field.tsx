import type { FormFieldProps } from "./field-props";
import { Field } from "~/ui/field/field";
import { classNames } from "~/ui/theme/class-names";
import { ChoiceField } from "./choice-field";
import { FieldControl } from "./field-control";
import * as css from "./form.css";

/** One question: label, hint, error and whatever it is answered with. */
export function FormField({ view, meta, words }: FormFieldProps) {
  const { control, label, hint, mark, wide } = view;
  if (control === "choice" || control === "time")
    return <ChoiceField view={view} meta={meta} words={words} />;
  const name =
    mark === null ? (
      label
    ) : (
      <>
        {label} <span className={css.optional}>{mark}</span>
      </>
    );
  return (
    <div className={classNames(wide && css.wide)}>
      <Field
        id={meta.id}
        label={name}
        error={meta.errors?.[0]}
        errorPrefix={words.error}
        {...(hint === null ? {} : { hint })}
      >
        <FieldControl view={view} meta={meta} words={words} />
      </Field>
    </div>
  );
}
