import { useFormAction } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Alert } from "~/ui/alert/alert";
import { ANSWER } from "~/ui/arrival/answer";
import { Button } from "~/ui/button/button";
import { summaryId } from "../form-part-id";
import type { FormAnswer, FormDeed, FormNotice, FormView } from "../form-view";
import * as css from "./form.css";
import { NoticeText } from "./notice-text";

export interface ErrorSummaryProps {
  readonly form: Pick<FormView, "id" | "words">;
  readonly answer: FormAnswer;
  /** Of the answer, without what is mended since. */
  readonly errors: FormAnswer["errors"];
}

/**
 * What has to be put right, with a link to each field (FORM-02). It takes the focus, so that a screen reader reads it
 * and the keyboard goes on from there. What is mended goes from it, and it goes with the last of it.
 */
export function ErrorSummary({ form, answer, errors }: ErrorSummaryProps) {
  const notice: FormNotice | null = answer.lost === undefined ? answer.notice : form.words.lost[answer.lost];
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = notice === null && errors.length === 0;
  const focusedFor = useRef<FormAnswer | null>(null);
  useEffect(() => {
    if (isEmpty) return undefined;
    // Once for an answer: a fault that comes back takes nobody away from what is typed.
    if (focusedFor.current !== answer) box.current?.focus();
    focusedFor.current = answer;
    const title = document.title;
    const failed = `${form.words.error} ${title}`;
    if (!title.startsWith(form.words.error)) document.title = failed;
    return () => {
      // The next page may have its own by now.
      if (document.title === failed) document.title = title;
    };
  }, [answer, isEmpty, form.words.error]);
  if (isEmpty) return null;
  return (
    <Alert
      ref={box}
      id={summaryId(form)}
      className={css.summary}
      {...ANSWER}
      title={notice?.title ?? form.words.errors}
    >
      {notice === null ? null : <NoticeText notice={notice} />}
      {notice?.deeds?.map((deed) => (
        <NoticeDeed key={deed.action} deed={deed} />
      ))}
      {errors.length === 0 ? null : (
        <ul className={css.summaryList}>
          {withoutRepeats(errors).map(({ name, text }) => (
            <li key={name}>
              <a href={`#${form.id}-${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function NoticeDeed({ deed }: { readonly deed: FormDeed }) {
  const to = useFormAction(deed.action);
  return (
    <Button type="submit" formAction={to} className={css.deed}>
      {deed.label}
    </Button>
  );
}

/** Two fields of which one is enough have one message between them. */
function withoutRepeats(errors: FormAnswer["errors"]): FormAnswer["errors"] {
  return errors.filter(({ text }, index) => errors.findIndex((one) => one.text === text) === index);
}
