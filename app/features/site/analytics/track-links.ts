import { EVENTS, type EventName } from "~/domain/analytics/events";
import { track } from "~/ui/analytics/track";

/**
 * Notes clicks on links that name an event, `data-track="historyReport"`, and on telephone numbers wherever they stand
 * (ANA-06, OPEN-124): the link that calls counts, not the button that shows the number.
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
  return link.protocol === "tel:" ? "call" : null;
}

function isEvent(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name);
}
