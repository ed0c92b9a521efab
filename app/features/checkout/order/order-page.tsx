import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Alert } from "~/ui/alert/alert";
import { ANSWER } from "~/ui/arrival/answer";
import { Button, ButtonLink } from "~/ui/button/button";
import { CancelQuestion } from "~/ui/cancel-question/cancel-question";
import { Panel } from "~/ui/panel/panel";
import { StateBadge } from "~/ui/state-badge/state-badge";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, lead, muted, small, strong } from "~/ui/theme/typography.css";
import { NumberedSteps } from "~/ui/numbered-steps/numbered-steps";
import * as css from "../checkout.css";
import { FactList } from "../fact-list";
import * as look from "./order-page.css";
import type { OrderView } from "./order-view";

export interface OrderPageProps {
  readonly order: OrderView;
  /** The vehicle in few words; null where the order is about none. */
  readonly vehicle: ReactNode;
  /** Whom to call and where to go once it is paid. */
  readonly yard?: ReactNode;
}

/** How an order stands, and what can be done with it. Its forms work without script. */
export function OrderPage({ order, vehicle, yard = null }: OrderPageProps) {
  return (
    <div className={classNames(wrap, css.page, look.page)}>
      <div className={css.grid}>
        <div className={css.head}>
          <p className={look.dealer}>{order.dealer}</p>
          <StateBadge tone={order.tone}>
            {order.about}: {order.status}
          </StateBadge>
          <h1 className={display.d4} {...(order.problem === null ? ANSWER : {})}>
            {order.title}
          </h1>
          <p className={lead}>{order.text}</p>
          {order.keep === "" ? null : <p className={strong}>{order.keep}</p>}
          <p className={classNames(look.address, small)}>
            <bdi>{order.address}</bdi>
          </p>
          {order.problem === null ? null : <Problem problem={order.problem} />}
        </div>
        <div className={css.main}>
          {order.sure === null ? <Deeds order={order} /> : <CancelQuestion {...order.sure} />}
          {order.next === null ? null : <Next next={order.next} />}
          {yard}
          {order.cancel === null ? null : (
            <p className={look.onScreen}>
              <TextLink href={order.cancel.href} className={classNames(small, muted)}>
                {order.cancel.label}
              </TextLink>
            </p>
          )}
        </div>
        <div className={css.side}>
          {vehicle === null ? null : <div className={css.vehicle}>{vehicle}</div>}
          <div className={css.record}>
            <Panel className={css.panel}>
              <FactList rows={order.facts} first />
            </Panel>
          </div>
        </div>
      </div>
    </div>
  );
}

function Problem({ problem }: { readonly problem: NonNullable<OrderView["problem"]> }) {
  return (
    <Alert {...ANSWER} title={problem.title}>
      {problem.text}
      {problem.links.length === 0 ? null : (
        <ul className={look.helps}>
          {problem.links.map(({ href, label }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function Deeds({ order: { pay, links } }: { readonly order: OrderView }) {
  return (
    <div className={classNames(css.actions, look.onScreen)}>
      {pay === null ? null : (
        <Form method="post" reloadDocument>
          <Button type="submit" variant="primary" className={look.pay} name="intent" value={pay.intent}>
            {pay.label}
          </Button>
        </Form>
      )}
      {links.map(({ href, label }) => (
        <ButtonLink key={href} href={href} variant="secondary">
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

function Next({ next }: { readonly next: NonNullable<OrderView["next"]> }) {
  return (
    <section aria-labelledby="next" className={classNames(css.panel, look.next)}>
      <h2 className={display.d1} id="next">
        {next.title}
      </h2>
      <NumberedSteps steps={next.steps} />
    </section>
  );
}
