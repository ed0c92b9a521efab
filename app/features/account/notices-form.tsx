import { Button } from "~/ui/button/button";
import { box, check } from "~/ui/check/check.css";
import { Field } from "~/ui/field/field";
import { TextInput } from "~/ui/text-input/text-input";
import { display, muted } from "~/ui/theme/typography.css";
import * as css from "./account.css";
import type { AccountFault, AccountView } from "./account-view";
import { wordsOf } from "./words";
import { SitePathForm } from "~/ui/link/site-path-form";

export interface NoticesFormProps {
  readonly view: AccountView;
  readonly fault: AccountFault | null;
}

const CHANNELS = ["none", "sms", "email"] as const;

/** Whether and how news about watched vehicles and saved searches comes. */
export function NoticesForm({ view, fault }: NoticesFormProps) {
  const w = wordsOf(view.words);
  const error = fault?.field === "email" ? fault.error : undefined;
  const chosen = fault?.channel ?? view.channel;
  return (
    <section className={css.block} id="notices" aria-labelledby="notices-title">
      <h2 id="notices-title" className={display.d2}>
        {w("notices")}
      </h2>
      <p className={muted}>{w("noticesText")}</p>
      {view.silence === null || view.unconfirmed ? null : <p className={css.note}>{view.silence}</p>}
      <SitePathForm className={css.narrowForm} method="post" action="/account" noValidate>
        <input type="hidden" name="intent" value="notices" />
        <fieldset className={css.channels}>
          <legend className={css.legend}>{w("channel")}</legend>
          {CHANNELS.map((channel) => (
            <label key={channel} className={check}>
              <input
                type="radio"
                className={box}
                name="channel"
                value={channel}
                defaultChecked={channel === chosen}
              />
              {w(`channel_${channel}`, { phone: view.phone })}
            </label>
          ))}
        </fieldset>
        <Field
          id="email"
          label={w("email")}
          hint={w("emailHint")}
          error={error}
          errorPrefix={w("errorPrefix")}
        >
          <TextInput
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={fault?.email ?? view.email}
            aria-describedby={error === undefined ? "email-hint" : "email-hint email-error"}
            aria-invalid={error === undefined ? undefined : true}
          />
        </Field>
        {view.unconfirmed ? <p className={css.note}>{w("emailUnconfirmed", { email: view.email })}</p> : null}
        <div>
          <Button type="submit" variant="primary">
            {w("saveNotices")}
          </Button>
        </div>
      </SitePathForm>
    </section>
  );
}
