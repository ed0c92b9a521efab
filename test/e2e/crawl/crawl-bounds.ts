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
  private readonly together = new Set<string>();
  private left = 0;

  constructor(private readonly languages: readonly string[]) {}

  /** Whether to visit an address that nobody has asked for before. */
  admits(target: string): boolean {
    const { tag, path } = pageLanguage(target, this.languages);
    const bound = boundOf(path);
    if (bound === null) return true;
    if (!this.hasNewPair(`${tag ?? ""} ${bound.kind}`, bound.names)) return this.leaveOut();
    const key = `${tag ?? ""} ${bound.key}`;
    const taken = this.taken.get(key) ?? 0;
    this.taken.set(key, taken + 1);
    return taken < bound.most || this.leaveOut();
  }

  /**
   * Whether an address has a parameter beside another that no address of its kind had there before; up to two always
   * count as new. Three and more are no more than their pairs: each of them adds to the page on its own.
   */
  private hasNewPair(kind: string, names: readonly string[]): boolean {
    const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => `${kind} ${one}&${other}`));
    const isNew = names.length < 3 || pairs.some((pair) => !this.together.has(pair));
    for (const pair of pairs) this.together.add(pair);
    return isNew;
  }

  private leaveOut(): false {
    this.left += 1;
    return false;
  }

  /** Addresses that were not visited for having too many of their kind. */
  get leftOut(): number {
    return this.left;
  }
}

interface Bound {
  /** Addresses of one key are counted together. */
  readonly key: string;
  readonly most: number;
  readonly kind: keyof typeof MOST;
  /** Of its parameters, each once, in their order. */
  readonly names: readonly string[];
}

function boundOf(target: string): Bound | null {
  const url = new URL(target, "http://site");
  const names = [...new Set(url.searchParams.keys())].sort();
  const [, first = "", , third] = url.pathname.split("/");
  const of = (kind: keyof typeof MOST, key = "") => ({
    key: `${kind} ${key}`,
    most: MOST[kind],
    kind,
    names,
  });
  if (first === "media" || first === "map") return { ...of("picture"), names: [] };
  if (first === "search" || first === "used-car") {
    return names.length === 0 ? of("listing") : of("listing by the same filters", names.join("&"));
  }
  if (names.length > 0) return { ...of("page with parameters", `${first} ${names.join("&")}`), names: [] };
  if (first !== "cars" || url.pathname === "/cars/trade-in") return null;
  return third === undefined ? of("vehicle") : of("page of a vehicle", third);
}
