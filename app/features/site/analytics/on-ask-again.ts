/** Hears the footer's "Statistics choices". @returns stops it */
export function onAskAgain(page: Document, ask: () => void): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("[data-consent-again]") !== null) ask();
  };
  page.addEventListener("click", onClick);
  return () => page.removeEventListener("click", onClick);
}
