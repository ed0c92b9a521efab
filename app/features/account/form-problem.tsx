import { useEffect, useRef } from "react";
import { Alert } from "~/ui/alert/alert";
import { ANSWER } from "~/ui/arrival/answer";
import { problem } from "./account.css";

interface FormProblemProps {
  /** "Please fix the following errors:", for what can be fixed. */
  readonly heading: string;
  readonly error: string;
  /** The field to link to; null where no field is wrong. */
  readonly field: string | null;
}

/** The summary of what is wrong with a form: one error, with a link to its field. It takes the focus. */
export function FormProblem({ heading, error, field }: FormProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  return (
    <div ref={box} {...ANSWER} className={problem}>
      {field === null ? (
        <Alert tone="danger" title={error} />
      ) : (
        <Alert tone="danger" title={heading}>
          <a href={`#${field}`}>{error}</a>
        </Alert>
      )}
    </div>
  );
}
