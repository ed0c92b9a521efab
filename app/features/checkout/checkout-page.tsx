import type { ReactNode } from "react";
import { ANSWER } from "~/ui/arrival/answer";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Icon, type IconName } from "~/ui/icon/icon";
import { Panel } from "~/ui/panel/panel";
import { box } from "~/ui/panel/panel.css";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, lead, small, strong } from "~/ui/theme/typography.css";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { AnswerGroup, CheckoutPageView } from "./checkout-view";
import * as css from "./checkout.css";
import { FactList } from "./fact-list";
import { StepBar } from "./step-bar";

const ICONS: Readonly<Record<CheckoutPageView["promises"]["items"][number]["key"], IconName>> = {
  refund: "refresh-cw",
  hold: "clock",
  moneyBack: "badge-check",
  roadside: "wrench",
  warranty: "shield-check",
  secure: "shield-check",
  help: "phone",
};

export interface CheckoutPageProps {
  readonly page: CheckoutPageView;
  /** The vehicle in few words; null where the page is about none. */
  readonly vehicle: ReactNode;
  /** That the form holds what was typed before, or does not any more. */
  readonly before: ReactNode;
  /** Whether the form came back: then its errors are the answer, else a later step's heading is. */
  readonly refused: boolean;
  /** The form. */
  readonly children: ReactNode;
}

/** A page of the checkout: where one is, the form, and beside it vehicle, amounts and what comes with it. */
export function CheckoutPage({ page, vehicle, before, refused, children }: CheckoutPageProps) {
  const isFurther = page.steps[0]?.state === "done";
  const asksFirst = (isFurther || refused) && page.answers.length === 0;
  return (
    <div className={classNames(wrap, css.page)}>
      <Breadcrumbs items={page.crumbs} label={page.crumbsLabel} className={css.crumbs} />
      <div className={classNames(css.grid, asksFirst && css.further)}>
        <div className={css.head}>
          <StepBar page={page} />
          <h1 className={display.d4} {...(isFurther && !refused ? ANSWER : {})}>
            {page.title}
          </h1>
          <p className={lead}>{page.intro}</p>
          {refused ? null : before}
        </div>
        <div className={css.main}>
          {page.answers.map((group) => (
            <Answers key={group.key} group={group} />
          ))}
          {children}
        </div>
        <div className={css.side}>
          {vehicle === null ? null : <div className={css.vehicle}>{vehicle}</div>}
          <div className={css.extras}>
            <Amounts page={page} />
            <Promises page={page} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Amounts({ page: { summary } }: { readonly page: CheckoutPageView }) {
  if (summary === null) return null;
  return (
    <Panel as="section" aria-labelledby="amounts" className={css.panel}>
      <h2 className={display.d1} id="amounts">
        {summary.title}
      </h2>
      <FactList rows={summary.rows} first />
    </Panel>
  );
}

function Promises({ page: { promises, summary } }: { readonly page: CheckoutPageView }) {
  const boxed = classNames(box, css.panel);
  return (
    <section aria-labelledby="promises" className={summary === null ? boxed : css.promises}>
      <h2 className={classNames(small, strong)} id="promises">
        {promises.title}
      </h2>
      <ul className={css.promiseList}>
        {promises.items.map(({ key, text }) => (
          <li key={key} className={css.promise}>
            <Icon name={ICONS[key]} className={css.promiseIcon} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answers({ group }: { readonly group: AnswerGroup }) {
  const { change } = group;
  return (
    <Panel as="section" aria-labelledby={`answers-${group.key}`} className={css.panel}>
      <div className={css.panelHead}>
        <h2 className={display.d1} id={`answers-${group.key}`}>
          {group.title}
        </h2>
        <TextLink href={change.href}>
          <span aria-hidden>{change.label}</span>
          <VisuallyHidden>{change.name}</VisuallyHidden>
        </TextLink>
      </div>
      <FactList rows={group.rows} />
    </Panel>
  );
}
