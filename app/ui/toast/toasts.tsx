import { useEffect, useRef, useSyncExternalStore } from "react";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { classNames } from "~/ui/theme/class-names";
import { closeToast, onToast, openToast, type ShownToast, TOAST_MS } from "./toast-queue";
import * as css from "./toasts.css";

/**
 * Where toasts are shown, once in a document. They are read out: politely, but faults at once. They stay while the
 * pointer is on them or they hold the focus, and Escape closes them.
 */
export function Toasts() {
  const toast = useSyncExternalStore(onToast, openToast, () => null);
  const isFault = toast?.tone === "danger";
  return (
    <div className={css.corner}>
      <div role="status">
        {toast !== null && !isFault ? <ToastBox key={toast.number} toast={toast} /> : null}
      </div>
      <div role="alert">
        {toast !== null && isFault ? <ToastBox key={toast.number} toast={toast} /> : null}
      </div>
    </div>
  );
}

function ToastBox({ toast }: { readonly toast: ShownToast }) {
  const box = useRef<HTMLDivElement>(null);
  const { number } = toast;
  useClosing(box, number);
  return (
    <div ref={box} className={css.toast} data-toast={toast.tone}>
      <Icon
        name={toast.tone === "danger" ? "circle-alert" : "circle-check"}
        className={classNames(css.tones[toast.tone])}
      />
      <div className={css.body}>
        <p className={css.title}>{toast.title}</p>
        {toast.text === "" ? null : <p className={css.text}>{toast.text}</p>}
        {toast.note === undefined ? null : <p className={css.text}>{toast.note}</p>}
        {toast.link === null ? null : (
          <Link to={toast.link.href} className={css.link} onClick={() => closeToast(number)}>
            {toast.link.label}
          </Link>
        )}
      </div>
      <button type="button" className={css.close} aria-label={toast.close} onClick={() => closeToast(number)}>
        <Icon name="x" size="sm" />
      </button>
    </div>
  );
}

/**
 * Closes a toast after its time, which is paused while the pointer is on it or it holds the focus; Escape closes it
 * too.
 */
function useClosing(box: { readonly current: HTMLElement | null }, number: number): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer = setTimeout(() => closeToast(number), TOAST_MS);
    const hold = () => clearTimeout(timer);
    const go = () => {
      clearTimeout(timer);
      timer = setTimeout(() => closeToast(number), TOAST_MS);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") closeToast(number);
    };
    for (const name of ["pointerenter", "focusin"]) box.current?.addEventListener(name, hold, { signal });
    for (const name of ["pointerleave", "focusout"]) box.current?.addEventListener(name, go, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [box, number]);
}
