import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "~/ui/theme/class-names";
import { box, side as sideClass } from "./panel.css";

export type PanelProps = ComponentPropsWithoutRef<"div"> & {
  readonly as?: "div" | "section" | "aside";
  /** Takes the template's look for side panels instead of a box. */
  readonly side?: boolean;
};

/** The only box there is. At most one filled button inside. */
export function Panel({ as: Element = "div", side, className, ...rest }: PanelProps) {
  return <Element className={classNames(box, side === true && sideClass, className)} {...rest} />;
}
