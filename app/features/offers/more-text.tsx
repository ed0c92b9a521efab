import type { FoldedText } from "~/domain/text/fold-away";
import { classNames } from "~/ui/theme/class-names";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import * as css from "./more-text.css";

export interface MoreTextProps {
  readonly text: FoldedText;
  /** Words of the button while closed, and while open (OFFER-04, OFFER-05). */
  readonly more: string;
  readonly less: string;
  /** What the text is about, for those who hear the button alone. */
  readonly about: string;
  readonly className?: string;
}

/**
 * A text whose end opens and closes below its beginning, without script: the button is the summary of an empty
 * `details`, and its state shows the rest. A browser that cannot tell that state shows all of it.
 */
export function MoreText({ text: { start, rest }, more, less, about, className }: MoreTextProps) {
  if (rest === null) return <p className={className}>{start}</p>;
  return (
    <div className={classNames(css.fold, className)}>
      <p>
        {start}
        {/[.!?؟。！？]$/u.test(start) ? null : (
          <span className={css.dots} data-nosnippet>
            …
          </span>
        )}
        <span className={css.rest}>{rest}</span>
      </p>
      <details className={css.toggle}>
        <summary className={css.button} data-nosnippet>
          <span className={css.whenClosed}>{more}</span>
          <span className={css.whenOpen}>{less}</span>
          <VisuallyHidden>: {about}</VisuallyHidden>
        </summary>
      </details>
    </div>
  );
}
