/**
 * The kinds of page a site can have. A dealer's menus name pages by these keys, so that a path can
 * change by configuration and a link to a page that the dealer does not have can be left out.
 */
export const PAGE_KEYS = [
  "home",
  "search",
  "vehicle",
  "sell",
  "finance",
  "personalisedFinance",
  "testDrive",
  "service",
  "parts",
  "partsSearch",
  "offers",
  "models",
  "brands",
  "directory",
  "contact",
  "locations",
  "blog",
  "about",
  "careers",
  "fleet",
  "buying",
  "warranty",
  "roadsideAssist",
  "diamondAdvantage",
  "faq",
  "terms",
  "privacy",
  "spinToWin",
  "onlinePayment",
  "garage",
  "watchlist",
  "signIn",
  "checkout",
  "checkoutJourney",
  "print",
  "success",
] as const;
/** One of {@link PAGE_KEYS}. */
export type PageKey = (typeof PAGE_KEYS)[number];

/** Pages that consist of what the dealer has written: without those words the page does not exist (OPEN-38). */
export const WRITTEN_PAGES: ReadonlySet<PageKey> = new Set<PageKey>([
  "about",
  "buying",
  "warranty",
  "roadsideAssist",
  "diamondAdvantage",
  "terms",
  "privacy",
  "faq",
  "blog",
  "models",
  "partsSearch",
]);

/** Whether a word is one of {@link PAGE_KEYS}. */
export function isPageKey(word: string): word is PageKey {
  const keys: readonly string[] = PAGE_KEYS;
  return keys.includes(word);
}
