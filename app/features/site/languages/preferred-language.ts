import type { PageLanguage, PageLanguages } from "./page-languages.server";

const COOKIE = "language";
const YEAR_SECONDS = 31_536_000;

/** Keeps a visitor's choice for a year. */
function rememberLanguage(tag: string): void {
  document.cookie = `${COOKIE}=${tag}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/** The language chosen before, else the first the browser asks for that is among these; null for none. */
export function preferredLanguage(
  tags: readonly string[],
  cookies: string = document.cookie,
  asked: readonly string[] = navigator.languages,
): string | null {
  const chosen = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(cookies)?.[1];
  if (chosen !== undefined && tags.includes(chosen)) return chosen;
  for (const one of asked) {
    const found = tags.find((tag) => covers(tag, one));
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * Whether one of the site's languages serves a visitor who asks for another tag: language and script must agree
 * (`zh-CN` counts as `zh-Hans`).
 */
function covers(ours: string, asked: string): boolean {
  try {
    const [a, b] = [new Intl.Locale(ours).maximize(), new Intl.Locale(asked).maximize()];
    return a.language === b.language && a.script === b.script;
  } catch {
    return false;
  }
}

/**
 * The language to offer the visitor: the one chosen before, else the browser's, when it is not the page's. Found in the
 * browser, because pages are the same for everybody. Following the link of a language counts as choosing it, and is
 * remembered from then on.
 */
export function languageToOffer({ here, all }: PageLanguages): PageLanguage | undefined {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;
    if (link !== null) rememberLanguage(link.hreflang);
  });
  const wanted = preferredLanguage(all.map(({ tag }) => tag));
  return wanted === here ? undefined : all.find(({ tag }) => tag === wanted);
}
