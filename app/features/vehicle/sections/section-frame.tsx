import type { ReactNode } from "react";
import { classNames } from "~/ui/theme/class-names";
import { display } from "~/ui/theme/typography.css";
import * as css from "./section-frame.css";

export interface SectionFrameProps {
  /** Also the place a link leads to: `#finance`. */
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A section of the vehicle's page: its heading, and what stands below. */
export function SectionFrame({ id, title, children }: SectionFrameProps) {
  return (
    <section className={css.block} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={classNames(display.d2, css.heading)} id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
