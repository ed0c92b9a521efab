import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { box, check } from "~/ui/check/check.css";
import { Link } from "~/ui/link/link";
import { textLinkClass } from "~/ui/text-link/text-link";
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

/** What is agreed to; its words lead to the terms, beside the form that is being filled in. */
function Agreement({ terms: { label, page } }: Pick<TermsFieldProps, "terms">) {
  const at = page === null ? -1 : label.indexOf(page.words);
  if (page === null || at < 0) return <>{label}</>;
  return (
    <>
      {label.slice(0, at)}
      <Link to={page.href} className={textLinkClass} target="_blank" rel="noopener">
        {page.words}
      </Link>
      {label.slice(at + page.words.length)}
    </>
  );
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
        <span>
          <Agreement terms={terms} />
        </span>
      </label>
    </div>
  );
}
