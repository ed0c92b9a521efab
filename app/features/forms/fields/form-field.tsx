import { Field } from "~/ui/field/field";
import { classNames } from "~/ui/theme/class-names";
import type { FieldView, FormWords } from "../form-view";
import { ChoiceField } from "./choice-field";
import { FieldControl } from "./field-control";
import * as css from "./form.css";

/** One question within its form. */
export interface FieldMeta {
  /** Id of its control; hint and error are `<id>-hint` and `<id>-error`. */
  readonly id: string;
  readonly name: string;
  /** What it holds at first. */
  readonly first: string;
  /** What is wrong with the answer; null when nothing is. */
  readonly error: string | null;
}

export interface FormFieldProps {
  readonly view: FieldView;
  readonly meta: FieldMeta;
  readonly words: FormWords;
}

/** One question: label, hint, error and whatever it is answered with. */
export function FormField({ view, meta, words }: FormFieldProps) {
  const { control, label, hint, optional, wide } = view;
  if (control === "choice" || control === "time")
    return <ChoiceField view={view} meta={meta} words={words} />;
  const name = optional ? (
    <>
      {label} <span className={css.optional}>{words.optional}</span>
    </>
  ) : (
    label
  );
  return (
    <div className={classNames(wide && css.wide)}>
      <Field
        id={meta.id}
        label={name}
        error={meta.error ?? undefined}
        errorPrefix={words.error}
        {...(hint === null ? {} : { hint })}
      >
        <FieldControl view={view} meta={meta} words={words} />
      </Field>
    </div>
  );
}
