import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

const MENUS = "details[name], details[data-phone-menu]";

/**
 * What script adds to the header's menus: the dropdown-open marker on the header (NAV-03), opening by hover where
 * the dealer wants it (NAV-02), closing by Escape, by a click elsewhere, when focus leaves, and after navigation.
 */
export function useMenus(header: RefObject<HTMLElement>): void {
  const { key } = useLocation();

  useEffect(() => {
    for (const menu of openMenus(header.current)) menu.open = false;
  }, [key, header]);

  useEffect(() => {
    const root = header.current;
    if (root === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    // `toggle` does not bubble: it is caught in the capture phase.
    root.addEventListener("toggle", () => mark(root), { capture: true, signal });
    root.addEventListener("focusout", (event) => closeOnLeave(root, event), { signal });
    document.addEventListener("keydown", (event) => closeOnEscape(root, event), { signal });
    document.addEventListener("pointerdown", (event) => closeOutside(root, event), { signal });
    addHover(root, signal);
    // From now on script opens menus by hover, and a menu that was used can close although the pointer is over it.
    root.toggleAttribute("data-scripted", true);
    return () => stop.abort();
  }, [header]);
}

function openMenus(root: HTMLElement | null): HTMLDetailsElement[] {
  return [...(root?.querySelectorAll<HTMLDetailsElement>(MENUS) ?? [])].filter((menu) => menu.open);
}

function mark(root: HTMLElement): void {
  root.toggleAttribute("data-dropdown-open", openMenus(root).length > 0);
}

function closeOnLeave(root: HTMLElement, event: FocusEvent): void {
  const next = event.relatedTarget;
  if (!(next instanceof Node)) return;
  for (const menu of openMenus(root)) if (!menu.contains(next)) menu.open = false;
}

function closeOnEscape(root: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  for (const menu of openMenus(root)) {
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector("summary")?.focus();
  }
}

function closeOutside(root: HTMLElement, event: Event): void {
  const target = event.target;
  if (!(target instanceof Node)) return;
  for (const menu of openMenus(root)) if (!menu.contains(target)) menu.open = false;
}

/** Opens by mouse hover. The click that follows does not close the menu that the hover has opened. */
function addHover(root: HTMLElement, signal: AbortSignal): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>('[data-menu-trigger="hover"] details[name]')) {
    let hovered = false;
    const item = menu.parentElement ?? menu;
    item.addEventListener(
      "pointerenter",
      ({ pointerType }) => {
        if (pointerType !== "mouse" || menu.open) return;
        hovered = true;
        menu.open = true;
      },
      { signal },
    );
    item.addEventListener(
      "pointerleave",
      () => {
        if (hovered) menu.open = false;
        hovered = false;
      },
      { signal },
    );
    menu.querySelector("summary")?.addEventListener(
      "click",
      (event) => {
        if (hovered && menu.open && event.detail > 0) event.preventDefault();
      },
      { signal },
    );
  }
}
