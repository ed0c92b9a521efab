/** One earlier search (ENT-47): its words and its address, which holds path and filters. */
export interface RecentSearch {
  readonly label: string;
  readonly href: string;
}

/** How many are kept (URL-18). */
export const RECENT_LIMIT = 5;

const keyOf = (siteSlug: string) => `${siteSlug}.recentSearches`;

/** The list with a search on top: newest first, nothing twice, at most five (OPEN-14). */
export function withRecent(list: readonly RecentSearch[], search: RecentSearch): readonly RecentSearch[] {
  return [search, ...list.filter(({ href, label }) => href !== search.href && label !== search.label)].slice(
    0,
    RECENT_LIMIT,
  );
}

/** The stored searches of a site; none where storage is off or holds something else. */
export function readRecent(siteSlug: string): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(siteSlug)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, RECENT_LIMIT) : [];
  } catch {
    return [];
  }
}

/** Puts a search on top of the stored ones; does nothing where storage is off. */
export function storeRecent(siteSlug: string, search: RecentSearch): void {
  try {
    localStorage.setItem(keyOf(siteSlug), JSON.stringify(withRecent(readRecent(siteSlug), search)));
  } catch {
    // Private windows may refuse storage; the list is a convenience.
  }
}

/** Only addresses of this site are read: any script of this origin may have written the storage. */
function isRecent(entry: unknown): entry is RecentSearch {
  if (typeof entry !== "object" || entry === null || !("label" in entry) || !("href" in entry)) return false;
  return (
    typeof entry.label === "string" && typeof entry.href === "string" && entry.href.startsWith("/search/")
  );
}
