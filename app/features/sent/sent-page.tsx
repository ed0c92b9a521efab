import type { ReactNode } from "react";
import { Alert } from "~/ui/alert/alert";
import { ANSWER } from "~/ui/arrival/answer";
import { Button, ButtonLink } from "~/ui/button/button";
import { CancelQuestion } from "~/ui/cancel-question/cancel-question";
import { SitePathForm } from "~/ui/link/site-path-form";
import { NumberedSteps } from "~/ui/numbered-steps/numbered-steps";
import { Panel } from "~/ui/panel/panel";
import { StateBadge } from "~/ui/state-badge/state-badge";
import { TextLink, textLinkClass } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, muted, strong } from "~/ui/theme/typography.css";
import { HelpLine } from "./help-line";
import * as css from "./sent.css";
import type { FileLink, SentRow, SentView } from "./sent-view";

export interface SentPageProps {
  readonly view: SentView;
  /** The form that moves the booking; nothing where it cannot be moved. */
  readonly move?: ReactNode;
  /** The vehicle in few words; null where it is about none. */
  readonly vehicle: ReactNode;
}

/** What a shopper sent, how it stands, and what can be done with it. Its forms work without script. */
export function SentPage({ view, move, vehicle }: SentPageProps) {
  const { said, next, keep, sure, change, reminders } = view;
  return (
    <div className={classNames(wrap, css.page)}>
      <div className={classNames(css.grid, next === null ? undefined : css.vehicleLast)}>
        <div className={css.head}>
          <StateBadge tone={view.status.tone}>{view.status.text}</StateBadge>
          <h1 className={display.d4}>{view.title}</h1>
          <p className={muted}>{view.sentOn}</p>
          {said === null ? null : (
            <Alert {...ANSWER} tone={said.tone}>
              {said.text}
            </Alert>
          )}
        </div>
        <div className={css.main}>
          {keep === null ? null : <Keep keep={keep} />}
          <div className={css.block}>
            <Rows rows={view.facts} />
            <Links view={view} />
          </div>
          {next === null ? null : (
            <section className={css.block} aria-labelledby="sent-next">
              <h2 className={display.d2} id="sent-next">
                {next.title}
              </h2>
              <NumberedSteps steps={next.steps} />
            </section>
          )}
          {sure === null ? null : <CancelQuestion {...sure} />}
          {sure !== null || change === null ? null : <Change change={change} move={move} />}
          {reminders === null ? null : <Reminders reminders={reminders} />}
          {view.answers.rows.length === 0 ? null : (
            <section className={css.block} aria-labelledby="sent-answers">
              <h2 className={display.d2} id="sent-answers">
                {view.answers.title}
              </h2>
              <Rows rows={view.answers.rows} />
            </section>
          )}
          <p className={muted}>
            <HelpLine help={view.help} phone={view.phone} />
          </p>
        </div>
        {vehicle === null ? null : <div className={css.side}>{vehicle}</div>}
      </div>
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly SentRow[] }) {
  return (
    <dl className={css.rows}>
      {rows.map(({ label, value }) => (
        <div key={`${label} ${JSON.stringify(value)}`} className={css.row}>
          <dt className={muted}>{label}</dt>
          <dd className={classNames(css.value, strong)}>
            {typeof value === "string" ? <bdi>{value}</bdi> : <Files files={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Files({ files }: { readonly files: readonly FileLink[] }) {
  return (
    <ul className={css.files}>
      {files.map(({ label, href }) => (
        <li key={href ?? label}>
          {href === null ? (
            <bdi>{label}</bdi>
          ) : (
            // Not a page: the router must not ask for its data.
            <a href={href} className={textLinkClass}>
              <bdi>{label}</bdi>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Links({ view: { calendar, again } }: Pick<SentPageProps, "view">) {
  if (calendar === null && again === null) return null;
  return (
    <div className={css.actions}>
      {calendar === null ? null : (
        <ButtonLink href={calendar.href} reloadDocument>
          {calendar.label}
        </ButtonLink>
      )}
      {again === null ? null : (
        <ButtonLink href={again.href} variant="primary">
          {again.label}
        </ButtonLink>
      )}
    </div>
  );
}

function Keep({ keep: { title, text, action, submit } }: { readonly keep: NonNullable<SentView["keep"]> }) {
  return (
    <Panel as="section" aria-labelledby="keep">
      <div className={css.block}>
        <h2 className={display.d1} id="keep">
          {title}
        </h2>
        <p>{text}</p>
        {submit === null ? null : (
          <SitePathForm className={css.actions} method="post" action={action}>
            <input type="hidden" name="booking_date" value={submit.day} />
            <input type="hidden" name="booking_time" value={submit.time} />
            <Button type="submit" variant="primary">
              {submit.label}
            </Button>
          </SitePathForm>
        )}
      </div>
    </Panel>
  );
}

function Change({
  change,
  move,
}: {
  readonly change: NonNullable<SentView["change"]>;
  readonly move: ReactNode;
}) {
  const { note, cancel } = change;
  return (
    <section className={css.block} aria-labelledby="sent-change">
      <h2 className={display.d2} id="sent-change">
        {change.title}
      </h2>
      {note === null ? null : <p>{note}</p>}
      <div className={css.move}>{move}</div>
      <TextLink href={cancel.href}>{cancel.label}</TextLink>
    </section>
  );
}

function Reminders({ reminders }: { readonly reminders: NonNullable<SentView["reminders"]> }) {
  return (
    <section className={css.block} aria-labelledby="sent-reminders">
      <h2 className={display.d2} id="sent-reminders">
        {reminders.title}
      </h2>
      <p>{reminders.text}</p>
      <SitePathForm method="post" action={reminders.action}>
        <Button type="submit" size="sm">
          {reminders.submit}
        </Button>
      </SitePathForm>
    </section>
  );
}
