import { Form, useNavigation, useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import { Button, ButtonLink } from "~/ui/button/button";
import { box, check } from "~/ui/check/check.css";
import * as field from "~/ui/field/field.css";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small } from "~/ui/theme/typography.css";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { ErrorSummary } from "./fields/error-summary";
import { FormField } from "./fields/form-field";
import { type FieldMeta } from "./fields/field-meta";
import * as css from "./fields/form.css";
import { HiddenFields } from "./fields/hidden-fields";
import { INTENT_FIELD, REFRESH } from "./form-fields";
import type { FieldView, FormAnswer, FormView } from "./form-view";

export interface LeadFormProps {
  readonly view: FormView;
  /** Of the last sending, when it was refused. */
  readonly answer: FormAnswer | undefined;
}

/**
 * A form: error summary, groups of questions, terms and the button. Without script it is posted and answered with a
 * page; with it the page stays, the button waits, and the server's answer is set beside the fields. Browsers' own
 * bubbles are off in both: they come one at a time, in the browser's language, and are gone when one looks away.
 */
export function LeadForm({ view, answer }: LeadFormProps) {
  const { id } = view;
  const { state, formData } = useNavigation();
  const submit = useSubmit();
  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    // A form's change events come from its fields.
    const { name } = target as HTMLInputElement;
    if (view.refresh?.fields.includes(name) === true) {
      submit(refreshing(currentTarget), {
        method: "post",
        action: view.action,
        replace: true,
        preventScrollReset: true,
      });
    }
  };
  const sending = state !== "idle" && formData !== undefined && !formData.has(INTENT_FIELD);
  return (
    <Form
      id={id}
      method="post"
      action={view.action}
      className={css.form}
      noValidate
      onChange={onChange}
      onSubmit={(event) => {
        if (sending) event.preventDefault();
      }}
      {...(view.hasFile ? { encType: "multipart/form-data" as const } : {})}
    >
      {answer === undefined || !hasNews(answer) ? null : <ErrorSummary form={view} answer={answer} />}
      <HiddenFields token={answer?.token ?? view.token} leaveEmpty={view.words.leaveEmpty} formId={id} />
      {view.groups.map((group) => (
        <fieldset key={group.key} className={css.group}>
          <legend className={classNames(display.d1, css.legend)}>{group.title}</legend>
          <div className={css.grid}>
            {liveFields(group.fields, answer).map((one) => (
              <FormField key={one.name} view={one} meta={metaOf(one, view, answer)} words={view.words} />
            ))}
            {view.refresh !== null && group.fields.some(({ control }) => control === "time") ? (
              <noscript>
                <Button type="submit" name={INTENT_FIELD} value={REFRESH}>
                  {view.refresh.label}
                </Button>
              </noscript>
            ) : null}
          </div>
        </fieldset>
      ))}
      {view.terms === null ? null : <Terms view={view} terms={view.terms} answer={answer} />}
      <div className={css.end}>
        <div className={css.send}>
          <Button type="submit" variant="primary" className={css.sendButton} aria-disabled={sending}>
            {sending ? view.sending : view.submit}
          </Button>
          {view.step?.back ? (
            <ButtonLink href={view.step.back.href} variant="quiet">
              {view.step.back.label}
            </ButtonLink>
          ) : null}
        </div>
        {view.note === null ? null : <p className={classNames(small, muted, css.termsText)}>{view.note}</p>}
      </div>
    </Form>
  );
}

/** With the choices the server gave last: which times are free depends on the day. */
function liveFields(fields: readonly FieldView[], answer: FormAnswer | undefined): readonly FieldView[] {
  return fields.flatMap((field) => {
    const one = { ...field, choices: answer?.choices[field.name] ?? field.choices };
    return one.control === "time" && one.choices.length === 0 ? [] : [one];
  });
}

/** What the server said about one question, and what it holds: as typed last, else as it is opened with. */
function metaOf({ name }: FieldView, view: FormView, answer: FormAnswer | undefined): FieldMeta {
  return {
    id: `${view.id}-${name}`,
    name,
    first: (answer === undefined ? view.values : answer.typed)[name] ?? "",
    error: answer?.errors.find((one) => one.name === name)?.text ?? null,
  };
}

function hasNews({ errors, notice, lost }: FormAnswer): boolean {
  return errors.length > 0 || notice !== null || lost !== undefined;
}

/** What is typed so far, asking for other choices instead of being sent. */
function refreshing(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  data.set(INTENT_FIELD, REFRESH);
  return data;
}

function Terms({ view, terms, answer }: LeadFormProps & { readonly terms: NonNullable<FormView["terms"]> }) {
  const id = `${view.id}-terms`;
  const error = answer?.errors.find(({ name }) => name === "terms")?.text;
  return (
    <div className={css.terms}>
      <p className={classNames(small, css.termsText)} id={`${id}-text`}>
        {terms.text}
      </p>
      {error === undefined ? null : (
        <span className={field.error} id={`${id}-error`}>
          <Icon name="circle-alert" size="sm" className={field.errorIcon} />
          <span>
            <VisuallyHidden>{view.words.error} </VisuallyHidden>
            {error}
          </span>
        </span>
      )}
      <label className={classNames(check, css.agree)}>
        <input
          type="checkbox"
          className={box}
          id={id}
          name="terms"
          required
          defaultChecked={answer?.typed["terms"] === "on"}
          aria-describedby={error === undefined ? `${id}-text` : `${id}-text ${id}-error`}
          {...(error === undefined ? {} : { "aria-invalid": true })}
        />
        <span>{terms.label}</span>
      </label>
    </div>
  );
}
