import type { ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { display } from "~/ui/theme/typography.css";
import * as css from "./section-frame.css";
import type { SectionFrameProps } from "./section-frame";

export interface FoldFrameProps extends SectionFrameProps {
  /** What it comes to, beside the title: "$186 /wk*". */
  readonly note?: ReactNode;
  /** Whether the page begins with it open: its form was sent. */
  readonly open?: boolean;
}

/**
 * A section that few read: its heading, and what opens below it, without script too. The id stands inside, so that
 * browsers open it for a link that leads there.
 */
export function FoldFrame({ id, title, note, open = false, children }: FoldFrameProps) {
  return (
    <section className={css.fold} aria-labelledby={`${id}-title`}>
      <details open={open}>
        <summary className={css.foldSummary}>
          <h2 className={classNames(display.d1, css.foldTitle)} id={`${id}-title`}>
            {title}
          </h2>
          {note === undefined ? null : <span className={css.foldNote}>{note}</span>}
          <Icon name="chevron-down" className={css.foldChevron} />
        </summary>
        <div id={id} className={css.foldBody}>
          {children}
        </div>
      </details>
    </section>
  );
}
