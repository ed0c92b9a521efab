import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { box, check } from "~/ui/check/check.css";
import { classNames } from "~/ui/theme/class-names";
import { small } from "~/ui/theme/typography.css";
import type { FormView } from "../form-view";
import { FieldError } from "./field-error";
import * as css from "./form.css";

export interface TermsFieldProps {
  readonly terms: NonNullable<FormView["terms"]>;
  readonly meta: FieldMetadata<string>;
  /** Read before a message by screen readers. */
  readonly errorPrefix: string;
}

/** The dealer's terms and the box to agree to them (FORM-01). */
export function TermsField({ terms, meta, errorPrefix }: TermsFieldProps) {
  const text = `${meta.id}-text`;
  return (
    <div className={css.terms}>
      <p className={classNames(small, css.termsText)} id={text}>
        {terms.text}
      </p>
      <FieldError id={meta.errorId} text={meta.errors?.[0]} prefix={errorPrefix} />
      <label className={classNames(check, css.agree)}>
        <input {...getInputProps(meta, { type: "checkbox", ariaDescribedBy: text })} className={box} />
        <span>{terms.label}</span>
      </label>
    </div>
  );
}
