import { useEffect, useRef } from "react";
import { Alert } from "~/ui/alert/alert";
import { ANSWER } from "~/ui/arrival/answer";
import type { FormAnswer, FormView } from "../form-view";
import * as css from "./form.css";
import { NoticeText } from "./notice-text";

export interface ErrorSummaryProps {
  readonly form: Pick<FormView, "id" | "words">;
  readonly answer: FormAnswer;
}

/**
 * What has to be put right, with a link to each field (FORM-02). It takes the focus, so that a screen reader reads it
 * and the keyboard goes on from there.
 */
export function ErrorSummary({ form, answer }: ErrorSummaryProps) {
  const notice = answer.lost === undefined ? answer.notice : form.words.lost[answer.lost];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    const title = document.title;
    const failed = `${form.words.error} ${title}`;
    if (!title.startsWith(form.words.error)) document.title = failed;
    return () => {
      // The next page may have its own by now.
      if (document.title === failed) document.title = title;
    };
  }, [answer, form.words.error]);
  return (
    <Alert
      ref={box}
      id={`${form.id}-errors`}
      className={css.summary}
      {...ANSWER}
      title={notice?.title ?? form.words.errors}
    >
      {notice === null ? null : <NoticeText notice={notice} />}
      {answer.errors.length === 0 ? null : (
        <ul className={css.summaryList}>
          {answer.errors.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${form.id}-${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
