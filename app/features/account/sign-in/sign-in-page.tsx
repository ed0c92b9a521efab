import type { ReactNode } from "react";
import { ButtonLink, Button } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { TextInput } from "~/ui/text-input/text-input";
import { wrap } from "~/ui/theme/layout.css";
import { classNames } from "~/ui/theme/class-names";
import { display, lead } from "~/ui/theme/typography.css";
import { AccountPoints } from "~/features/account/account-points";
import * as css from "~/features/account/account.css";
import { FormProblem } from "~/features/account/form-problem";
import type { FieldFault, SignInView } from "./sign-in-view";
import { SitePathForm } from "~/ui/link/site-path-form";
import { wordsOf } from "~/features/account/words";

export interface SignInPageProps {
  readonly view: SignInView;
  readonly fault: FieldFault | null;
  /** What somebody signs in for, in few words; null for nothing. */
  readonly about: ReactNode;
}

/** Asks for the mobile number a code is sent to. */
export function SignInPage({ view, fault, about }: SignInPageProps) {
  const w = wordsOf(view.words);
  const wrong = fault?.mendable === true ? fault.error : undefined;
  const described = wrong === undefined ? "phone-hint" : "phone-hint phone-error";
  return (
    <div className={classNames(wrap, css.page)}>
      <div className={classNames(css.split, about !== null && css.splitAbout)}>
        {about === null ? null : <div className={css.about}>{about}</div>}
        <div className={css.start}>
          {fault === null ? null : (
            <FormProblem
              heading={w("problem")}
              error={fault.error}
              field={wrong === undefined ? null : "phone"}
            />
          )}
          <h1 className={display.d4}>{w("signInHeading")}</h1>
          <p className={lead}>{view.why}</p>
          <SitePathForm className={css.form} method="post" action={view.action} noValidate>
            <Field
              id="phone"
              label={w("phone")}
              hint={w("phoneHint")}
              error={wrong}
              errorPrefix={w("errorPrefix")}
            >
              <TextInput
                id="phone"
                name="phone"
                type="tel"
                className={css.phoneInput}
                autoComplete="tel"
                inputMode="tel"
                required
                maxLength={40}
                defaultValue={fault?.value ?? ""}
                aria-describedby={described}
                aria-invalid={wrong === undefined ? undefined : true}
              />
            </Field>
            <div className={css.actions}>
              <Button type="submit" variant="primary">
                {w("sendCode")}
              </Button>
              <ButtonLink variant="quiet" href={view.backHref} reloadDocument>
                {w("cancel")}
              </ButtonLink>
            </div>
            <p className={css.note}>{w("privacyNote")}</p>
          </SitePathForm>
        </div>
        <AccountPoints words={view.words} points={view.points} />
      </div>
    </div>
  );
}
