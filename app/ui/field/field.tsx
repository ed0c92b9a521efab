import type { ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { error as errorClass, errorIcon, field, hint as hintClass, label as labelClass } from "./field.css";

export interface FieldProps {
  /** The id of the control inside; its hint and error are `<id>-hint` and `<id>-error`. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Read before the error by screen readers, for example `Error:`. */
  readonly errorPrefix?: string;
  readonly children: ReactNode;
}

const fieldHintId = (id: string) => `${id}-hint`;
const fieldErrorId = (id: string) => `${id}-error`;

/** A labelled control: label, hint, error, control, in that order. */
export function Field({ id, label, hint, error, errorPrefix, children }: FieldProps) {
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      {hint === undefined ? null : (
        <span className={hintClass} id={fieldHintId(id)}>
          {hint}
        </span>
      )}
      {error === undefined ? null : (
        <span className={errorClass} id={fieldErrorId(id)}>
          <Icon name="circle-alert" size="sm" className={errorIcon} />
          <span>
            {errorPrefix === undefined ? null : <VisuallyHidden>{errorPrefix} </VisuallyHidden>}
            {error}
          </span>
        </span>
      )}
      {children}
    </div>
  );
}
