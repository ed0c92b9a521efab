import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { classNames } from "~/ui/theme/class-names";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { CheckoutPageView, StepMark } from "./checkout-view";
import * as css from "./step-bar.css";

/** The steps of the way, where one is, and links back to those that are done. */
export function StepBar({
  page,
}: {
  readonly page: Pick<CheckoutPageView, "steps" | "stepsLabel" | "doneWord">;
}) {
  if (page.steps.length === 0) return null;
  return (
    <nav aria-label={page.stepsLabel}>
      <ol className={css.steps}>
        {page.steps.map((step, index) => (
          <li
            key={step.key}
            className={css.step}
            aria-current={step.state === "current" ? "step" : undefined}
          >
            <Step step={step} number={index + 1} doneWord={page.doneWord} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({
  step: { href, label, state },
  number,
  doneWord,
}: {
  readonly step: StepMark;
  readonly number: number;
  readonly doneWord: string;
}) {
  const content = (
    <>
      <span className={css.mark[state]} aria-hidden>
        {state === "done" ? <Icon name="check" size="sm" /> : number}
      </span>
      <span className={state === "current" ? css.current : css.label}>{label}</span>
      {state === "done" ? <VisuallyHidden> ({doneWord})</VisuallyHidden> : null}
    </>
  );
  return href === null ? (
    <span className={css.inner}>{content}</span>
  ) : (
    <Link to={href} className={classNames(css.inner, css.linked)}>
      {content}
    </Link>
  );
}
