/** What a visitor decided about statistics; `open` while there is no decision. */
export type Consent = "open" | "allowed" | "refused";

/** Where the decision is remembered, for this site and browser. */
const KEY = "statistics-consent";

/** The visitor's decision. A browser that says no for its user (Global Privacy Control) has decided. */
export function readConsent(): Consent {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) return "refused";
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "allowed" || stored === "refused" ? stored : "open";
  } catch {
    // Storage is refused: asking again on every page would be worse than not counting.
    return "refused";
  }
}

/** Hears the footer's "Statistics choices". @returns stops it */
export function onAskAgain(page: Document, ask: () => void): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("[data-consent-again]") !== null) ask();
  };
  page.addEventListener("click", onClick);
  return () => page.removeEventListener("click", onClick);
}

/** Remembers the decision; where storage is refused it holds for this page. */
export function rememberConsent(consent: Exclude<Consent, "open">): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // See above.
  }
}
