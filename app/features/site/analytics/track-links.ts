import { EVENTS, type EventName } from "~/domain/analytics/events";
import { track } from "~/ui/analytics/track";

/**
 * Notes clicks on links that name an event, `data-track="historyReport"`, and on the telephone numbers of header and
 * footer (OPEN-124). A number that was asked for on the page is counted when it is shown, not here.
 * @returns stops it
 */
export function trackLinks(page: Document): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const event = link === null ? null : eventOf(link);
    if (event !== null) track(event);
  };
  // In the capture phase: before the router sees the click and changes the page.
  page.addEventListener("click", onClick, { capture: true });
  return () => page.removeEventListener("click", onClick, { capture: true });
}

function eventOf(link: HTMLAnchorElement): EventName | null {
  const named = link.dataset["track"] ?? "";
  if (isEvent(named)) return named;
  return link.protocol === "tel:" && link.closest("main") === null ? "call" : null;
}

function isEvent(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name);
}
