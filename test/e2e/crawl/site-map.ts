import { toSlug } from "~/domain/text/slug";
import type { CrawledSite, CrawlReport } from "./crawl-site";
import { type PageFacts, pageFacts } from "./page-facts";
import { pageLanguage } from "./page-language";

/** A page as the dealer's sitemap lists it. */
export interface MappedPage {
  readonly kind: string;
  readonly address: string;
  /** As it stands there; empty for none. */
  readonly changed: string;
}

/** Vehicles come by the thousand: so many of the map are looked at. */
export const MOST_MAPPED_VEHICLES = 6;

const PART = /[?&]kind=([a-z]+)/;

/** Every page the sitemap lists, part by part. @throws when a part does not answer */
export async function readSiteMap({ ask }: Pick<CrawledSite, "ask">): Promise<readonly MappedPage[]> {
  const parts = locations(await xml(ask, "/sitemap.xml")).map(({ address }) => address);
  const pages: MappedPage[] = [];
  for (const part of parts) {
    const { pathname, search } = new URL(part);
    const kind = PART.exec(search)?.[1] ?? "";
    pages.push(...locations(await xml(ask, pathname + search)).map((one) => ({ kind, ...one })));
  }
  return pages;
}

async function xml(ask: CrawledSite["ask"], target: string): Promise<string> {
  const { status, body } = await ask(target);
  if (status !== 200) throw new Error(`${target} answers ${String(status)}`);
  return body;
}

function locations(text: string): readonly Omit<MappedPage, "kind">[] {
  return [...text.matchAll(/<(?:url|sitemap)>(.*?)<\/(?:url|sitemap)>/gs)].map(([, entry = ""]) => ({
    address: (/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "").replaceAll("&#38;", "&"),
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? "",
  }));
}

/**
 * What is wrong between a site and its map: entries that are not a page's own address, that nobody links to or that
 * robots may not read, and pages for search engines that are not in it.
 */
export async function siteMapFaults(
  map: readonly MappedPage[],
  report: CrawlReport,
  site: CrawledSite,
): Promise<readonly string[]> {
  const closed = closedPaths((await site.ask("/robots.txt")).body);
  const vehicles = map.filter(({ kind }) => kind === "vehicles").slice(0, MOST_MAPPED_VEHICLES);
  const others = map.filter(({ kind }) => kind !== "vehicles");
  const listed = new Set(map.map(({ address }) => address));
  const offered = new Set([...report.pages.values()].flatMap(({ choices }) => [...choices].map(toSlug)));
  const faults: string[] = [];
  for (const page of [...others, ...vehicles]) {
    const told = await entryFaults(page, report, site, closed, offered);
    faults.push(...told.map((text) => `the map's ${page.address} ${text}`));
  }
  for (const [target, facts] of report.pages) {
    if (isForSearchEngines(target, facts, site) && !listed.has(site.base + target))
      faults.push(`${target} is not in the map`);
  }
  const twice = map.length - listed.size;
  return twice === 0 ? faults : [...faults, `the map lists ${String(twice)} pages twice`];
}

async function entryFaults(
  { kind, address, changed }: MappedPage,
  report: CrawlReport,
  { ask, base, languages }: CrawledSite,
  closed: readonly RegExp[],
  offered: ReadonlySet<string>,
): Promise<readonly string[]> {
  if (!address.startsWith(`${base}/`)) return ["is not on this site"];
  const target = address.slice(base.length);
  const { path } = pageLanguage(target, languages);
  const facts = report.pages.get(target) ?? (await factsAt(target, ask));
  if (typeof facts === "number") return [`answers ${String(facts)}`];
  // Filters are boxes to tick: a list of one make may be reached by them alone.
  const isOffered = kind === "stock" && offered.has(path.replace(/^\/search\//, ""));
  const isLinked = kind === "vehicles" || path === "/" || isOffered || report.linked.has(target);
  return [
    ...(facts.canonical === address ? [] : [`says its address is ${facts.canonical}`]),
    ...(facts.robots.includes("noindex") ? ["is not for search engines"] : []),
    ...(closed.some((one) => one.test(target)) ? ["may not be read by robots"] : []),
    ...(isLinked ? [] : ["is linked by no page"]),
    ...(kind === "vehicles" && changed === "" ? ["does not say when it changed"] : []),
    ...(changed === "" || !Number.isNaN(Date.parse(changed)) ? [] : [`changed at "${changed}"`]),
  ];
}

async function factsAt(target: string, ask: CrawledSite["ask"]): Promise<PageFacts | number> {
  const { status, body } = await ask(target);
  return status === 200 ? pageFacts(body) : status;
}

/** Lists that are filtered by their address are pages of one that is in the map; so are pages of stock. */
function isForSearchEngines(
  target: string,
  { canonical, robots }: PageFacts,
  { base, languages }: CrawledSite,
): boolean {
  const isStock = /^\/(?:search|used-car|cars)\/|\?/.test(pageLanguage(target, languages).path);
  return !isStock && canonical === base + target && !robots.includes("noindex");
}

function closedPaths(robots: string): readonly RegExp[] {
  return [...robots.matchAll(/^Disallow: (\S+)/gm)].map(
    ([, path = ""]) => new RegExp(`^${path.replace(/[.?+^$()[\]{}|\\]/g, "\\$&").replaceAll("*", ".*")}`),
  );
}
