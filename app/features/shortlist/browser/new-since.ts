import { storageKey } from "~/domain/shortlist/kept-lists";
import { readVisits, visitsAfter, visitsText } from "~/domain/shortlist/last-visit";

/** Marks the cards in view whose vehicles came in after this browser's last visit, and remembers this one. */
export function markNew(site: string): void {
  try {
    const key = storageKey(site, "visits");
    const visits = visitsAfter(readVisits(localStorage.getItem(key)), Date.now());
    localStorage.setItem(key, visitsText(visits));
    const { since } = visits;
    if (since === null) return;
    for (const card of document.querySelectorAll<HTMLElement>("article[data-since]"))
      card.toggleAttribute("data-new", Number(card.dataset["since"]) * 1000 > since);
  } catch {
    // Private windows may refuse storage; then nothing is marked.
  }
}
