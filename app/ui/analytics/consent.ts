import { useSyncExternalStore } from "react";
import { type ConsentAnswer, consentAnswer, consentCookie, mayCount } from "~/domain/analytics/consent";

/** What a visitor decided about statistics; `open` while there is no decision. */
export type Consent = "open" | ConsentAnswer;

type Listener = () => void;

const listeners = new Set<Listener>();

/** The visitor's decision. Where cookies are refused it is no: asking again on every page would be worse than not counting. */
export function readConsent(): Consent {
  return navigator.cookieEnabled ? (consentAnswer(signs()) ?? "open") : "refused";
}

/** Whether this visitor may be counted, and what they looked at be remembered. Sites that ask carry their question. */
export function isCounted(): boolean {
  const asks = document.querySelector("[data-consent]") !== null;
  return mayCount(asks ? "required" : "none", signs());
}

/** {@link isCounted}, for a component: false on the server, and anew with each decision. */
export function useCounted(): boolean {
  return useSyncExternalStore(onConsent, isCounted, () => false);
}

/** Remembers the decision. After a no, what was remembered of the visit before is forgotten. */
export function rememberConsent(answer: ConsentAnswer): void {
  document.cookie = consentCookie(answer, location.protocol === "https:");
  if (answer === "refused") forget();
  for (const listener of listeners) listener();
}

function onConsent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function signs() {
  const refusedByBrowser = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
  return { cookies: document.cookie, refusedByBrowser };
}

/** Ends of the names under which a browser remembers what was looked at, without being asked to. */
const REMEMBERED = /(?:^|\.)(?:viewedCars|recentSearches|visited_pages|linked_query_params|noted_lead)$/;

function forget(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage)) if (REMEMBERED.test(name)) storage.removeItem(name);
    }
  } catch {
    // Storage is refused: nothing was remembered.
  }
}
