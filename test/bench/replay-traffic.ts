import { DEALERS, hostOf } from "../setup/dealers";
import { get } from "../setup/http";

/** One request of the replay. */
export interface Visit {
  readonly host: string;
  readonly path: string;
}

const LIST = "/search/new-used-and-demo-cars";
const WRITTEN = ["/about", "/blog", "/locations", "/finance", "/service", "/special-offers"];
/** Pages of each dealer that most visitors open: six dealers have a few hundred of them. */
const KNOWN_PER_DEALER = 50;
/** Seven visitors in ten open one of those. */
const KNOWN_SHARE = 0.7;
const BODIES = ["suv", "ute", "hatch", "sedan", "wagon", "van"];
const SORTS = ["price_asc", "price_desc", "year_desc", "km_asc"];

/** The pages that most visitors of the demonstration open: home, listings, vehicles, what dealers have written. */
export async function knownPages(port: number): Promise<readonly Visit[]> {
  const all: Visit[] = [];
  for (const dealer of DEALERS) {
    const host = `${hostOf(dealer)}:${port}`;
    const lists = ["", "?page=2", "?sortBy=price_asc", "?body=suv"].map((query) => `${LIST}${query}`);
    const own = ["/", ...lists, ...(await answered(port, host)), ...(await vehicles(port, host))];
    const paths = own.slice(0, KNOWN_PER_DEALER);
    const translated = dealer.languages.flatMap(({ tag }) =>
      paths.slice(0, 10).map((path) => (path === "/" ? `/${tag}` : `/${tag}${path}`)),
    );
    all.push(...[...paths, ...translated].map((path) => ({ host, path })));
  }
  return all;
}

async function vehicles(port: number, host: string): Promise<readonly string[]> {
  const found = new Set<string>();
  for (let page = 1; page <= 3; page += 1) {
    const { body } = await get(port, `${LIST}?page=${page}`, { host });
    for (const [path] of body.matchAll(/(?<=href=")\/cars\/[^"#?/]+/g)) found.add(path);
  }
  return [...found];
}

async function answered(port: number, host: string): Promise<readonly string[]> {
  const good: string[] = [];
  for (const path of WRITTEN) if ((await get(port, path, { host })).status === 200) good.push(path);
  return good;
}

/** Visitors one after another, the same for the same seed. */
export function createTraffic(known: readonly Visit[], seed: number): () => Visit {
  const random = randomFrom(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  let turn = 0;
  /** An address that nobody has asked for before. */
  const once = ({ host, path }: Visit): Visit => {
    turn += 1;
    const kind = random();
    const mark = path.includes("?") ? "&" : "?";
    if (kind < 0.2) return { host, path: `${path}${mark}gclid=${turn}` };
    if (kind < 0.3) return { host, path: `${path}${mark}cb=${turn}` };
    if (kind < 0.45 && path.includes("/cars/")) return { host, path: `${path}${mark}fin_deposit=${turn}` };
    const from = upTo(30_000);
    const body = upTo(2) === 0 ? `body=${BODIES[upTo(BODIES.length)]}&` : "";
    const price = `range[price]=${from}:${from + 20_000 + upTo(70_000) + turn / 1_000}`;
    const sort = upTo(2) === 0 ? `&sortBy=${SORTS[upTo(SORTS.length)]}` : "";
    return { host, path: `${LIST}?${body}${price}${sort}` };
  };
  return () => {
    // Some pages are opened far more often than others: the square of an even draw.
    const visit = known[Math.floor(random() ** 2 * known.length)];
    if (visit === undefined) throw new Error("There is no page to visit.");
    return random() < KNOWN_SHARE ? visit : once(visit);
  };
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
