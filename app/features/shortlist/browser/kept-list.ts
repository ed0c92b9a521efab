import { cookieText, readIds } from "~/domain/shortlist/id-list";
import {
  KEPT_LISTS,
  type KeptListName,
  listCookie,
  listInCookies,
  storageKey,
} from "~/domain/shortlist/kept-lists";
import { bareEntry, type KeptEntry, readEntries } from "./kept-entry";

const STORED = { favourites: "favourites", compare: "compareCars" } as const;

/**
 * The list as it stands. The cookie decides, because the server may have changed it. Some browsers drop cookies written
 * by script after a week: then local storage still has the list, and the cookie is written again.
 */
export function readKept(site: string, list: KeptListName): readonly KeptEntry[] {
  const described = new Map(storedEntries(site, list).map((entry) => [entry.id, entry]));
  const inCookie = listInCookies(document.cookie, list);
  if (inCookie === null && described.size > 0) writeCookie(list, [...described.keys()]);
  const ids = inCookie ?? readIds([...described.keys()].join(), KEPT_LISTS[list].cap);
  return ids.map((id) => described.get(id) ?? bareEntry(id));
}

/**
 * Writes the cookie of a list again that the browser has dropped.
 * @returns whether the server can now see a list that it could not see before
 */
export function restoreKept(site: string, list: KeptListName): boolean {
  const kept = readKept(site, list);
  return kept.length > 0 && listInCookies(document.cookie, list) !== null;
}

/** Keeps the list in cookie and local storage, as far as the browser allows. */
export function writeKept(site: string, list: KeptListName, entries: readonly KeptEntry[]): void {
  writeCookie(
    list,
    entries.map(({ id }) => id),
  );
  try {
    localStorage.setItem(storageKey(site, STORED[list]), JSON.stringify(entries));
  } catch {
    // Private windows may refuse storage; the cookie has the list.
  }
}

function storedEntries(site: string, list: KeptListName): readonly KeptEntry[] {
  try {
    return readEntries(localStorage.getItem(storageKey(site, STORED[list])));
  } catch {
    return [];
  }
}

function writeCookie(list: KeptListName, ids: readonly string[]): void {
  document.cookie = listCookie(list, cookieText(ids), location.protocol === "https:");
}
