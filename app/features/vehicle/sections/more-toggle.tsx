import type { ReactNode } from "react";
import { buttonClass } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { textLinkClass } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import * as css from "./more-toggle.css";

export interface MoreToggleProps {
  /** What it says while closed: "Show All". */
  readonly more: string;
  /** What it says while open: "Hide". */
  readonly less: string;
  /** A button unless said otherwise. */
  readonly look?: "button" | "link";
  /** Stands there only while it is closed: the beginning of what opens. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Opens and closes the rest of a list, or all of what its lead begins; without script as well. The button ends the block:
 * it is the summary of an empty `details`, whose state shows what stands above it. A browser that cannot tell that state
 * shows all of it.
 */
export function MoreToggle({ more, less, look = "button", lead, children }: MoreToggleProps) {
  const asButton = look === "button";
  return (
    <div className={css.block}>
      {lead === undefined ? null : (
        <div className={css.lead} data-nosnippet>
          {lead}
        </div>
      )}
      <div className={css.rest}>{children}</div>
      <details className={css.toggle}>
        <summary
          data-nosnippet
          className={
            asButton ? buttonClass({ size: "sm" }, css.summary) : classNames(textLinkClass, css.summary)
          }
        >
          <span className={css.whenClosed}>{more}</span>
          <span className={css.whenOpen}>{less}</span>
          {asButton ? <Icon name="chevron-down" size="sm" className={css.chevron} /> : null}
        </summary>
      </details>
    </div>
  );
}
