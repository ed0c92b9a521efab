import type { ReactNode } from "react";
import { actions as actionsClass, empty, ghost, text, title } from "./empty.css";

export interface EmptyProps {
  /** A pale picture of the thing that is missing. Decorative. */
  readonly picture?: ReactNode;
  readonly heading: string;
  readonly children?: ReactNode;
  /** Links and buttons that lead on. */
  readonly actions?: ReactNode;
}

/** Nothing to show: what is missing, and the way on. */
export function Empty({ picture, heading, children, actions }: EmptyProps) {
  return (
    <div className={empty}>
      {picture === undefined ? null : <div className={ghost}>{picture}</div>}
      <h2 className={title}>{heading}</h2>
      {children === undefined ? null : <div className={text}>{children}</div>}
      {actions === undefined ? null : <div className={actionsClass}>{actions}</div>}
    </div>
  );
}
