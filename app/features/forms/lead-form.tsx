import { getFormProps } from "@conform-to/react";
import { type FetcherWithComponents, Form, useFormAction, useNavigation } from "@remix-run/react";
import { Fragment } from "react";
import { TERMS } from "~/domain/forms/terms";
import { Button } from "~/ui/button/button";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, sr } from "~/ui/theme/typography.css";
import { useCheckedForm } from "./checking/use-checked-form";
import { ErrorSummary } from "./fields/error-summary";
import { FindVehicle } from "./fields/find-vehicle";
import { FormField } from "./fields/form-field";
import * as css from "./fields/form.css";
import { HiddenFields } from "./fields/hidden-fields";
import { TermsField } from "./fields/terms-field";
import { FORM_PART_ID } from "./form-part-id";
import { BACK, INTENT_FIELD, LIVE_FIELDS, REFRESH } from "./form-fields";
import { ContactOffer } from "./remembered/contact-offer";
import type { FieldView, FormAnswer, FormView } from "./form-view";
import { useFound } from "./use-found";
import { useRefresh } from "./use-refresh";

export interface LeadFormProps {
  readonly view: FormView;
  /** Of the last sending, when it was refused. */
  readonly answer: FormAnswer | undefined;
  /** Sends the form from a page that stays where it is; without it the answer is a page of its own. */
  readonly fetcher?: FetcherWithComponents<unknown>;
}

/**
 * A form: error summary, groups of questions, terms and the button. Without script it is posted and answered with a
 * page; with it the page stays, a field that is left says what is wrong with it, the button waits, and the server's
 * answer is set beside the fields. Browsers' own bubbles are off in both: they come one at a time, in the browser's
 * language, and are gone when one looks away.
 */
export function LeadForm({ view, answer, fetcher }: LeadFormProps) {
  const groups = view.groups.map((group) => ({ ...group, fields: liveFields(group.fields, view, answer) }));
  const live = groups.flatMap(({ fields }) => fields);
  const { form, metaOf, errors, spoken, onInput, onBlur } = useCheckedForm(view, live, answer);
  const navigation = useNavigation();
  const { state, formData } = fetcher ?? navigation;
  const SentForm = fetcher?.Form ?? Form;
  const onChange = useRefresh(view, answer, fetcher);
  useFound(view.id, answer);
  const sent = useFormAction(view.action);
  const sending = state !== "idle" && formData !== undefined && !formData.has(INTENT_FIELD);
  return (
    <div id={FORM_PART_ID}>
      <SentForm
        {...getFormProps(form)}
        method="post"
        action={view.action}
        className={css.form}
        onInput={onInput}
        onBlur={onBlur}
        onChange={onChange}
        onSubmit={(event) => {
          form.onSubmit(event);
          if (sending) event.preventDefault();
        }}
        {...(view.hasFile ? { encType: "multipart/form-data" as const } : {})}
      >
        {/* Enter sends the form: without it, it would press the first button there is. */}
        {view.find === null && answer?.notice?.deeds === undefined ? null : (
          <input type="submit" value={view.submit} className={css.trap} tabIndex={-1} aria-hidden="true" />
        )}
        {answer === undefined ? null : <ErrorSummary form={view} answer={answer} errors={errors} />}
        <p role="status" className={sr}>
          {sending ? "" : spoken || (answer?.found ?? answer?.filled)}
        </p>
        {view.token === null ? null : (
          <HiddenFields
            token={answer?.token ?? view.token}
            leaveEmpty={view.words.leaveEmpty}
            formId={view.id}
          />
        )}
        {view.remembered === null ? null : <ContactOffer formId={view.id} remembered={view.remembered} />}
        {groups.map((group) =>
          group.fields.length === 0 ? null : (
            <fieldset key={group.key} className={css.group}>
              <legend className={classNames(display.d1, css.legend)}>{group.title}</legend>
              <div className={css.grid}>
                {group.fields.map((one) => (
                  <Fragment key={one.name}>
                    <FormField view={one} meta={metaOf(one.name)} words={view.words} />
                    {view.find?.after === one.name ? (
                      <FindVehicle find={view.find} found={answer?.found} />
                    ) : null}
                    {view.refresh !== null && one.name === dayOrPlace(group.fields) ? (
                      <noscript>
                        {/* The page comes anew, and shows what was asked for. */}
                        <Button
                          type="submit"
                          name={INTENT_FIELD}
                          value={REFRESH}
                          formAction={`${sent}#${view.id}-${one.name}`}
                          className={css.sendButton}
                        >
                          {view.refresh.label}
                        </Button>
                      </noscript>
                    ) : null}
                  </Fragment>
                ))}
              </div>
            </fieldset>
          ),
        )}
        {view.terms === null ? null : (
          <TermsField terms={view.terms} meta={metaOf(TERMS)} errorPrefix={view.words.error} />
        )}
        <div className={css.end}>
          <div className={css.send}>
            <Button type="submit" variant="primary" className={css.sendButton} aria-disabled={sending}>
              {sending ? view.sending : view.submit}
            </Button>
            {view.step?.back ? (
              <Button type="submit" name={INTENT_FIELD} value={BACK} formNoValidate variant="quiet">
                {view.step.back.label}
              </Button>
            ) : null}
          </div>
          {view.note === null ? null : <p className={classNames(small, muted, css.termsText)}>{view.note}</p>}
        </div>
      </SentForm>
    </div>
  );
}

/** Name of the field whose answer decides which times are shown. */
function dayOrPlace(fields: readonly FieldView[]): string {
  return fields.find(({ name }) => name === "booking_date")?.name ?? "location";
}

/** With the choices the server gave last: which times are free depends on the day. */
function liveFields(
  fields: readonly FieldView[],
  { values }: FormView,
  answer: FormAnswer | undefined,
): readonly FieldView[] {
  return fields.flatMap((field) => {
    const one = { ...field, choices: answer?.choices[field.name] ?? field.choices };
    if (one.whenKnown && !(answer?.typed ?? values)[one.name]) return [];
    return LIVE_FIELDS.includes(one.name) && one.choices.length === 0 ? [] : [one];
  });
}
