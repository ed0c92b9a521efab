import { useEffect, useRef, type ReactNode } from "react";
import { buttonClass, IconButton } from "~/ui/button/button";
import { classNames } from "~/ui/theme/class-names";
import { closing, drawer, opening } from "./drawer.css";
import { setInertAround } from "./inert-around";

export interface DrawerProps {
  readonly id: string;
  /** Accessible name of the region. */
  readonly label: string;
  readonly closeLabel: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A side panel on a desk; from tablet down a sheet that {@link DrawerButton} opens. It is the platform's popover,
 * so it opens, closes and gives focus back without script; with script the page behind it is out of reach.
 */
export function Drawer({ id, label, closeLabel, className, children }: DrawerProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const panel = element.current;
    if (!panel) return;
    const onToggle = () => {
      const open = panel.matches(":popover-open");
      setInertAround(panel, open);
      if (open) panel.querySelector("button")?.focus();
    };
    // Before it closes the page must be in reach again: closing gives the focus back to the button out there.
    const onBefore = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === "closed") setInertAround(panel, false);
    };
    panel.addEventListener("beforetoggle", onBefore);
    panel.addEventListener("toggle", onToggle);
    return () => {
      panel.removeEventListener("beforetoggle", onBefore);
      panel.removeEventListener("toggle", onToggle);
      setInertAround(panel, false);
    };
  }, []);
  return (
    <aside ref={element} id={id} className={classNames(drawer, className)} aria-label={label} {...POPOVER}>
      <IconButton icon="x" label={closeLabel} className={closing} {...target(id, "hide")} />
      {children}
    </aside>
  );
}

/** The button that opens a drawer; not there on a desk. */
export function DrawerButton({
  drawerId,
  children,
}: {
  readonly drawerId: string;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={buttonClass({ size: "sm" }, opening)} {...target(drawerId, "show")}>
      {children}
    </button>
  );
}

/** Attributes React 18 does not know by name yet and passes through as they are. */
const POPOVER = { popover: "auto" };
function target(id: string, action: "show" | "hide") {
  return { popovertarget: id, popovertargetaction: action };
}
