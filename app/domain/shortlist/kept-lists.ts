import { readIds } from "./id-list";

/** What a list that a visitor keeps is called in cookies, and how many vehicles it holds. */
interface KeptListRule {
  /** Of a cookie that script can read, because server and script work on the same list. */
  readonly cookie: string;
  readonly cap: number;
}

/**
 * The lists a visitor keeps without signing in. The cookie is the list, so that saving works without script. Local
 * storage mirrors it with names and pictures (FAV-01, OPEN-98). Both are sent to the dealer's site only.
 */
export const KEPT_LISTS = {
  favourites: { cookie: "favourites", cap: 50 },
  compare: { cookie: "compare", cap: 4 },
} as const satisfies Record<string, KeptListRule>;
/** One of {@link KEPT_LISTS}. */
export type KeptListName = keyof typeof KEPT_LISTS;

/** How many viewed vehicles are kept (OPEN-99). */
export const VIEWED_CAP = 20;

/** What local storage holds for a site, by the names the specification's proposal gives (FAV-06, OPEN-100). */
type StoredName =
  | "favourites"
  | "compareCars"
  | "viewedCars"
  | "enquiryCar"
  | "tradeInValuation"
  | "successCategory"
  | "visits"
  | "contact";

/** The key of local storage: the site's slug before the name, `bay-cars.favourites` (FAV-06). */
export function storageKey(siteSlug: string, name: StoredName): string {
  return `${siteSlug}.${name}`;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The list in a `Cookie` header or in `document.cookie`; null where there is no such cookie, which is not the same as an empty list. */
export function listInCookies(cookies: string | null, list: KeptListName): readonly string[] | null {
  const { cookie, cap } = KEPT_LISTS[list];
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${cookie}=`));
  return found === undefined ? null : readIds(found.slice(cookie.length + 1), cap);
}

/**
 * The cookie that keeps a list, for `Set-Cookie` and for `document.cookie`. Not `HttpOnly`: script reads it, and it
 * holds nothing but ids of vehicles.
 * @param secure whether the page came over TLS
 */
export function listCookie(list: KeptListName, text: string, secure: boolean): string {
  const parts = [`${KEPT_LISTS[list].cookie}=${text}`, "Path=/", `Max-Age=${YEAR_SECONDS}`, "SameSite=Lax"];
  return [...parts, ...(secure ? ["Secure"] : [])].join("; ");
}
