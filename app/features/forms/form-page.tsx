import type { ReactNode } from "react";
import { ANSWER } from "~/ui/arrival/answer";
import { Alert } from "~/ui/alert/alert";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { NumberedSteps } from "~/ui/numbered-steps/numbered-steps";
import { Panel } from "~/ui/panel/panel";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { stack, wrap } from "~/ui/theme/layout.css";
import { display, lead, muted, small } from "~/ui/theme/typography.css";
import { BegunNotice } from "./begun-notice";
import { ContactBrief } from "./brief/contact-brief";
import { NoticeText } from "./fields/notice-text";
import type { FormPageView } from "./form-page-view";
import type { FormAnswer } from "./form-view";
import { LeadForm } from "./lead-form";
import * as css from "./form-page.css";
import { VehicleBrief } from "./brief/vehicle-brief";

export interface FormPageProps {
  readonly page: FormPageView;
  /** The answer to the last sending, when it was refused. */
  readonly answer: FormAnswer | undefined;
  /** Stands between the introduction and the form. */
  readonly before?: ReactNode;
}

/** A page with one form; beside it the vehicle it is about. */
export function FormPage({ page, answer, before = null }: FormPageProps) {
  const { form, vehicle, contact, ahead, prizes, closed, lost, begun, reserved } = page;
  const head = (
    <div className={css.head}>
      <h1 className={display.d4} {...(answer === undefined && form.step?.back ? ANSWER : {})}>
        {page.title}
      </h1>
      {closed === null ? <p className={lead}>{page.intro}</p> : null}
      {page.instead === null ? null : (
        <p>
          {page.instead.text} <TextLink href={page.instead.href}>{page.instead.label}</TextLink>
        </p>
      )}
      {form.step === null ? null : <p className={classNames(small, muted)}>{form.step.text}</p>}
    </div>
  );
  return (
    <div className={classNames(wrap, css.page)}>
      <Breadcrumbs items={page.crumbs} label={page.crumbsLabel} className={css.crumbs} />
      {before === null ? null : (
        <>
          {head}
          {before}
        </>
      )}
      <div className={css.grid}>
        {before === null ? head : null}
        {vehicle === null && prizes === null ? null : (
          <div className={css.side}>
            {vehicle === null ? null : (
              <aside className={css.subject} aria-label={vehicle.name}>
                <VehicleBrief vehicle={vehicle} />
              </aside>
            )}
            {prizes === null ? null : <Prizes prizes={prizes} />}
          </div>
        )}
        <div className={css.main} id={page.anchor}>
          {begun === null || answer !== undefined ? null : <BegunNotice begun={begun} className={css.lost} />}
          {lost === null || answer !== undefined ? null : (
            <Alert tone="warning" title={lost.title} className={css.lost}>
              <NoticeText notice={lost} />
            </Alert>
          )}
          {reserved === null ? null : (
            <Alert tone="warning" title={reserved.title} className={css.lost}>
              <NoticeText notice={reserved} />
            </Alert>
          )}
          {closed === null || answer !== undefined ? (
            <LeadForm key={`${form.id}-${form.action}`} view={form} answer={answer} />
          ) : (
            <Alert tone="warning" title={closed.title}>
              <NoticeText notice={closed} />
            </Alert>
          )}
        </div>
        {contact === null && ahead === null ? null : (
          <div className={css.contact}>
            {contact === null ? null : (
              <aside aria-label={contact.title}>
                <ContactBrief contact={contact} />
              </aside>
            )}
            {ahead === null ? null : <Ahead ahead={ahead} />}
          </div>
        )}
      </div>
    </div>
  );
}

/** What comes after the form. */
function Ahead({ ahead }: { readonly ahead: NonNullable<FormPageView["ahead"]> }) {
  return (
    <section aria-labelledby="form-ahead" className={css.ahead}>
      <h2 id="form-ahead" className={display.d1}>
        {ahead.title}
      </h2>
      <NumberedSteps steps={ahead.steps} />
    </section>
  );
}

/** What can be won, and how likely. */
function Prizes({ prizes }: { readonly prizes: NonNullable<FormPageView["prizes"]> }) {
  return (
    <aside className={css.subject} aria-labelledby="prizes">
      <Panel className={stack}>
        <h2 id="prizes" className={display.d1}>
          {prizes.title}
        </h2>
        <dl className={css.chances}>
          {prizes.rows.map(({ label, chance }) => (
            <div key={label} className={css.chance}>
              <dt>{label}</dt>
              <dd className={css.chanceOf}>{chance}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </aside>
  );
}
