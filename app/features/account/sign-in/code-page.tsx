import type { ReactNode } from "react";
import { Alert } from "~/ui/alert/alert";
import { ANSWER } from "~/ui/arrival/answer";
import { Button, ButtonLink } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { TextInput } from "~/ui/text-input/text-input";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, lead, muted } from "~/ui/theme/typography.css";
import { AccountPoints } from "~/features/account/account-points";
import * as css from "~/features/account/account.css";
import { FormProblem } from "~/features/account/form-problem";
import type { CodeView } from "./sign-in-view";
import { SitePathForm } from "~/ui/link/site-path-form";
import { type Words, wordsOf } from "~/features/account/words";

export interface CodePageProps {
  readonly view: CodeView;
  /** What was wrong with the code or with asking for another. */
  readonly fault: { readonly error: string; readonly field: "code" | null } | null;
  /** What somebody signs in for, in few words; null for nothing. */
  readonly about: ReactNode;
}

/** Asks for the code that was sent. */
export function CodePage({ view, fault, about }: CodePageProps) {
  const w = wordsOf(view.words);
  return (
    <div className={classNames(wrap, css.page)}>
      <div className={classNames(css.split, about !== null && css.splitAbout)}>
        {about === null ? null : <div className={css.about}>{about}</div>}
        <div className={css.start}>
          {fault === null ? null : <FormProblem heading={w("problem")} {...fault} />}
          {view.again && fault === null ? (
            <Alert {...ANSWER} tone="positive">
              {w("resent")}
            </Alert>
          ) : null}
          <h1 className={display.d4} {...(fault === null && !view.again ? ANSWER : {})}>
            {w("codeHeading")}
          </h1>
          <p className={lead}>{w("codeText", { phone: view.phone })}</p>
          <p>
            <TextLink href={view.numberHref}>{w("otherNumber")}</TextLink>
          </p>
          {view.message === null ? null : <Development title={w("devTitle")} message={view.message} />}
          <CodeForm view={view} error={fault?.field === "code" ? fault.error : undefined} />
          <SitePathForm className={css.actions} method="post" action={view.action}>
            <span className={muted}>{w("noCode")}</span>
            <Button type="submit" name="intent" value="resend" variant="quiet" size="sm">
              {w("resend")}
            </Button>
          </SitePathForm>
        </div>
        <AccountPoints words={view.words} points={view.points} />
      </div>
    </div>
  );
}

function CodeForm({ view, error }: { readonly view: CodeView; readonly error: string | undefined }) {
  const w = wordsOf(view.words);
  return (
    <SitePathForm className={css.form} method="post" action={view.action} noValidate>
      <Field id="code" label={w("code")} hint={w("codeHint")} error={error} errorPrefix={w("errorPrefix")}>
        <TextInput
          id="code"
          name="code"
          className={css.codeInput}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          required
          aria-describedby={error === undefined ? "code-hint" : "code-hint code-error"}
          aria-invalid={error === undefined ? undefined : true}
        />
      </Field>
      <div className={css.actions}>
        <Button type="submit" variant="primary">
          {w("verify")}
        </Button>
        <ButtonLink variant="quiet" href={view.backHref} reloadDocument>
          {w("cancel")}
        </ButtonLink>
      </div>
    </SitePathForm>
  );
}

/** Shows the text message in development, where none is sent. */
function Development({ title, message }: { readonly title: Words[string]; readonly message: string }) {
  return (
    <div className={css.development} role="note">
      <p className={css.developmentTitle}>{title}</p>
      <p data-development-message>{message}</p>
    </div>
  );
}
