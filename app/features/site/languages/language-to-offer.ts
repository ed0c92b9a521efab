import { LANGUAGE_COOKIE, preferredLanguage } from "~/i18n/preferred-language";
import type { PageLanguage, PageLanguages } from "./page-languages.server";

const YEAR_SECONDS = 31_536_000;

/** Keeps a visitor's choice for a year. */
function rememberLanguage(tag: string): void {
  document.cookie = `${LANGUAGE_COOKIE}=${tag}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/**
 * The language to offer the visitor: the one chosen before, else the browser's, when it is not the page's. Found in the
 * browser, because most pages are the same for everybody. Following a language's link in the switch counts as choosing it, and is
 * remembered from then on.
 */
export function languageToOffer({ here, all }: PageLanguages): PageLanguage | undefined {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("nav a[hreflang]") : null;
    if (link !== null) rememberLanguage(link.hreflang);
  });
  const tags = all.map(({ tag }) => tag);
  const wanted = preferredLanguage(tags, document.cookie, navigator.languages);
  return wanted === here ? undefined : all.find(({ tag }) => tag === wanted);
}
