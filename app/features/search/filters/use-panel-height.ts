import { setElementVars } from "@vanilla-extract/dynamic";
import { useEffect, type RefObject } from "react";
import { panelHeight } from "./filter-panel.css";

/** Tells the styles the height of the panel, so that a long panel sticks to the window by its lower edge. */
export function usePanelHeight(content: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = content.current;
    const panel = element?.parentElement;
    if (!element || !panel) return;
    const observer = new ResizeObserver(() => {
      setElementVars(panel, { [panelHeight]: `${element.offsetHeight}px` });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [content]);
}
