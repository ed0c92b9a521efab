import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import * as css from "./trade-page.css";
import type { ProgressStepView, TradePageView } from "./trade-view";

/** Where one is among the steps; those that were sent lead back to them. */
export function TradeProgress({ progress }: Pick<TradePageView, "progress">) {
  return (
    <nav aria-label={progress.label}>
      <ol className={css.steps}>
        {progress.steps.map((step) => (
          <li
            key={step.label}
            className={css.step}
            data-state={step.state}
            {...(step.state === "current" ? { "aria-current": "step" as const } : {})}
          >
            <Inner step={step} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Inner({ step: { label, state, href, note } }: { readonly step: ProgressStepView }) {
  const content = (
    <>
      <span className={css.stepNumber}>{state === "done" ? <Icon name="check" size="sm" /> : null}</span>
      <span className={css.stepLabel}>
        {label}
        {note === "" ? null : <VisuallyHidden> ({note})</VisuallyHidden>}
      </span>
    </>
  );
  return href === null ? (
    <span className={css.stepInner}>{content}</span>
  ) : (
    <Link to={href} className={css.stepInner}>
      {content}
    </Link>
  );
}
