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
 * A side panel on a desk; on tablets and phones a sheet that {@link DrawerButton} opens. It is a native popover, so it
 * opens, closes and returns the focus without script. With script, the page behind it cannot be reached while it is
 * open.
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
    // The page must be reachable again before the drawer closes, because closing returns the focus to a button on it.
    const onBefore = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === "closed") setInertAround(panel, false);
    };
    panel.addEventListener("beforetoggle", onBefore);
    panel.addEventListener("toggle", onToggle);
    // A link leads to it: on a desk it is in view already.
    if (location.hash === `#${id}` && getComputedStyle(panel).display === "none") panel.showPopover();
    return () => {
      panel.removeEventListener("beforetoggle", onBefore);
      panel.removeEventListener("toggle", onToggle);
      setInertAround(panel, false);
    };
  }, [id]);
  return (
    <aside ref={element} id={id} className={classNames(drawer, className)} aria-label={label} {...POPOVER}>
      <IconButton icon="x" label={closeLabel} className={closing} {...target(id, "hide")} />
      {children}
    </aside>
  );
}

/** The button that opens a drawer; hidden on a desk. */
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
