import { pageLanguage } from "./page-language";

/** Most addresses of one kind that a crawl visits: beyond them they differ in nothing but their values. */
const MOST = {
  vehicle: 5,
  "page of a vehicle": 2,
  listing: 10,
  "listing by the same filters": 1,
  picture: 12,
  "page with parameters": 3,
} as const;

/** The bounds in words, for the report. */
export const BOUNDS_TEXT = Object.entries(MOST)
  .map(([kind, most]) => `${kind} ${String(most)}`)
  .join(", ");

/** Decides which addresses a crawl visits: every page once, of the kinds that come by the thousand a few. */
export class CrawlBounds {
  private readonly taken = new Map<string, number>();
  private left = 0;

  constructor(private readonly languages: readonly string[]) {}

  /** Whether to visit an address that nobody has asked for before. */
  admits(target: string): boolean {
    const { tag, path } = pageLanguage(target, this.languages);
    const bound = boundOf(path);
    if (bound === null) return true;
    const key = `${tag ?? ""} ${bound.key}`;
    const taken = this.taken.get(key) ?? 0;
    this.taken.set(key, taken + 1);
    if (taken < bound.most) return true;
    this.left += 1;
    return false;
  }

  /** Addresses that were not visited for having too many of their kind. */
  get leftOut(): number {
    return this.left;
  }
}

function boundOf(target: string): { readonly key: string; readonly most: number } | null {
  const url = new URL(target, "http://site");
  const names = [...new Set(url.searchParams.keys())].sort().join("&");
  const [, first = "", , third] = url.pathname.split("/");
  const of = (kind: keyof typeof MOST, key = "") => ({ key: `${kind} ${key}`, most: MOST[kind] });
  if (first === "media" || first === "map") return of("picture");
  if (first === "search" || first === "used-car") {
    return names === "" ? of("listing") : of("listing by the same filters", names);
  }
  if (names !== "") return of("page with parameters", `${first} ${names}`);
  if (first !== "cars" || url.pathname === "/cars/trade-in") return null;
  return third === undefined ? of("vehicle") : of("page of a vehicle", third);
}
