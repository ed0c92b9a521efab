import type { ReactNode } from "react";
import { classNames } from "~/ui/theme/class-names";
import { box, endMark, hasEnd, hasStart, hasStartIcon, startMark } from "./affix.css";

export interface AffixProps {
  /** A short sign inside the box: `$`, or an icon. */
  readonly start?: ReactNode;
  /** A unit at its end: `km`. */
  readonly end?: ReactNode;
  readonly className?: string;
  /** The text input. */
  readonly children: ReactNode;
}

/** Sets a unit or an icon inside a text input. Decoration only: the label must name the unit too. */
export function Affix({ start, end, className, children }: AffixProps) {
  const startClass = typeof start === "string" ? hasStart : hasStartIcon;
  return (
    <div
      className={classNames(box, start !== undefined && startClass, end !== undefined && hasEnd, className)}
    >
      {start === undefined ? null : (
        <span className={startMark} aria-hidden="true">
          {start}
        </span>
      )}
      {children}
      {end === undefined ? null : (
        <span className={endMark} aria-hidden="true">
          {end}
        </span>
      )}
    </div>
  );
}
