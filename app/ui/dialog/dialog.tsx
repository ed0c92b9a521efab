import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "~/ui/button/button";
import { display } from "~/ui/theme/typography.css";
import * as css from "./dialog.css";

export interface DialogProps {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  /** Called when it was closed: remove it from the page. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A native modal dialog that is open as long as it is rendered. Escape, its button and a click beside it close it, and
 * the focus goes back where it came from. It needs script: whatever opens it must lead somewhere without.
 */
export function Dialog({ id, title, closeLabel, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (!dialog.open) dialog.showModal();
    const onClick = (event: MouseEvent) => {
      if (isBeside(event, dialog)) dialog.close();
    };
    // Keyboard users close it with Escape, which the browser handles.
    dialog.addEventListener("click", onClick);
    return () => {
      dialog.removeEventListener("click", onClick);
    };
  }, []);
  return createPortal(
    <dialog ref={element} id={id} className={css.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className={css.head}>
        <h2 className={display.d2} id={`${id}-title`}>
          {title}
        </h2>
        <IconButton icon="x" label={closeLabel} onClick={() => element.current?.close()} />
      </div>
      {children}
    </dialog>,
    // Rendered outside the panel it was opened from, so that it does not inherit the panel's background, colours and
    // clipping.
    document.body,
  );
}

/** A click on the backdrop hits the dialog element itself, outside its box. */
function isBeside({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
