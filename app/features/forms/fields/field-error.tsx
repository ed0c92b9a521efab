import * as field from "~/ui/field/field.css";
import { Icon } from "~/ui/icon/icon";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";

export interface FieldErrorProps {
  readonly id: string;
  readonly text: string | undefined;
  /** Read before it by screen readers: `Error:`. */
  readonly prefix: string;
}

/** What is wrong with an answer, where `ui/field` does not say it: above boxes to tick and choose. */
export function FieldError({ id, text, prefix }: FieldErrorProps) {
  if (text === undefined) return null;
  return (
    <span className={field.error} id={id}>
      <Icon name="circle-alert" size="sm" className={field.errorIcon} />
      <span>
        <VisuallyHidden>{prefix} </VisuallyHidden>
        {text}
      </span>
    </span>
  );
}
