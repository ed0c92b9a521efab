import { useSyncExternalStore } from "react";
import { type ConsentAnswer, consentAnswer, consentCookie, mayCount } from "~/domain/analytics/consent";

/** What a visitor decided about statistics; `open` while there is no decision. */
export type Consent = "open" | ConsentAnswer;

type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * The visitor's decision. Where cookies are refused it is "refused": asking again on every page would be worse than not
 * counting.
 */
export function readConsent(): Consent {
  return navigator.cookieEnabled ? (consentAnswer(signs()) ?? "open") : "refused";
}

/** Whether this visitor may be counted, and what they looked at be remembered. True on sites that do not ask. */
export function isCounted(): boolean {
  const asks = document.querySelector("[data-consent]") !== null;
  return mayCount(asks ? "required" : "none", signs());
}

/** {@link isCounted} for a component: false on the server, and read again after each decision. */
export function useCounted(): boolean {
  return useSyncExternalStore(onConsent, isCounted, () => false);
}

/** Remembers the decision. After a refusal, everything remembered of the visit so far is deleted. */
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

/** How the names end under which the browser remembers what was viewed, without being asked to. */
const REMEMBERED =
  /(?:^|\.)(?:viewedCars|visits|recentSearches|visited_pages|linked_query_params|noted_lead|contact|enquiryCar|successCategory)$/;

function forget(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage)) if (REMEMBERED.test(name)) storage.removeItem(name);
    }
  } catch {
    // Storage is refused: nothing was remembered.
  }
}
