import { Form } from "@remix-run/react";
import { Alert } from "~/ui/alert/alert";
import { ANSWER } from "~/ui/arrival/answer";
import { Button } from "~/ui/button/button";
import { box } from "~/ui/check/check.css";
import { Icon } from "~/ui/icon/icon";
import { Panel } from "~/ui/panel/panel";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, muted, small, strong, tn } from "~/ui/theme/typography.css";
import * as css from "./sandbox-page.css";
import type { SandboxView } from "./sandbox-view";

/** The demonstration's card form. It has no field for a card number, on purpose. */
export function SandboxPage({ page }: { readonly page: SandboxView }) {
  return (
    <div className={classNames(wrap, css.page)}>
      <Panel className={css.sheet}>
        <p className={css.banner}>
          <Icon name="info" size="sm" />
          {page.banner}
        </p>
        <div className={css.head}>
          <p className={classNames(small, muted)}>{page.provider}</p>
          <h1 className={display.d1} {...(page.fault === null && page.challenge === null ? ANSWER : {})}>
            {page.to}
          </h1>
          <p className={classNames(css.amount, tn)}>{page.amount}</p>
          <p className={muted}>
            <bdi>{page.description}</bdi>
          </p>
        </div>
        {page.fault === null ? null : (
          <Alert {...ANSWER} title={page.fault.title}>
            {page.fault.text}
          </Alert>
        )}
        {page.cards === null ? null : <Cards cards={page.cards} />}
        {page.challenge === null ? null : <Challenge challenge={page.challenge} />}
        <p>
          <TextLink href={page.back.href}>{page.back.label}</TextLink>
        </p>
      </Panel>
    </div>
  );
}

function Cards({ cards }: { readonly cards: NonNullable<SandboxView["cards"]> }) {
  return (
    <Form method="post" className={css.form}>
      <fieldset className={css.cards}>
        <legend className={classNames(strong, css.legend)}>{cards.title}</legend>
        {cards.items.map(({ value, label, hint }) => (
          <label key={value} className={css.card}>
            <input type="radio" name="card" value={value} className={box} />
            <span>
              <span className={strong}>{label}</span>
              <br />
              <span className={classNames(small, muted)}>{hint}</span>
            </span>
            <Icon name="credit-card" className={css.cardIcon} />
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="primary" block>
        {cards.pay}
      </Button>
    </Form>
  );
}

function Challenge({ challenge }: { readonly challenge: NonNullable<SandboxView["challenge"]> }) {
  return (
    <Form method="post" className={css.form} aria-labelledby="challenge">
      <h2 className={display.d1} id="challenge" {...ANSWER}>
        {challenge.title}
      </h2>
      <p>{challenge.text}</p>
      <div className={css.answers}>
        <Button type="submit" variant="primary" name="secure" value="yes">
          {challenge.yes}
        </Button>
        <Button type="submit" name="secure" value="no">
          {challenge.no}
        </Button>
      </div>
    </Form>
  );
}
