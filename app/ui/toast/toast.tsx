import type { ReactNode } from "react";
import {
  action as actionClass,
  body,
  dock,
  inDock,
  text as textClass,
  title as titleClass,
  toast,
} from "./toast.css";

export interface ToastProps {
  readonly title: string;
  readonly text?: string;
  /** A small picture before the words; decorative. */
  readonly picture?: ReactNode;
  /** One link or button; gets the accent. */
  readonly action?: ReactNode;
}

/** A short message at the foot of the page; one at a time. */
export function Toast({ title, text, picture, action }: ToastProps) {
  return (
    <div className={toast}>
      {picture}
      <div className={body}>
        <p className={titleClass}>{title}</p>
        {text === undefined ? null : <p className={textClass}>{text}</p>}
      </div>
      {action === undefined ? null : <div className={actionClass}>{action}</div>}
    </div>
  );
}

/** The live region toasts go into; must be in the page before the first toast, so that it is announced. */
export function ToastDock({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={dock} role="status" aria-live="polite">
      {children === undefined || children === null ? null : <div className={inDock}>{children}</div>}
    </div>
  );
}
