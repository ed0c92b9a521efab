import { withBase } from "../url/with-base";
import { type SiteLanguage } from "../tenant/site-language";

/** A page as a sitemap lists it. */
export interface SitemapEntry {
  /** Of the site; its canonical one. */
  readonly path: string;
  /** `YYYY-MM-DD` or a whole moment; null when nobody knows. */
  readonly changed: string | null;
  /** Whole addresses of pictures that are on it, best first. */
  readonly pictures?: readonly string[];
}

/** A part of a site's map: one file of the index. */
export interface SitemapPart {
  readonly kind: SitemapKind;
  /** From 1. */
  readonly page: number;
}

/** When the newest of some pages changed, as it stands there; null when nobody knows of any. */
export function newestChange(entries: readonly SitemapEntry[]): string | null {
  const known = entries.flatMap(({ changed }) => changed ?? []);
  return known.reduce<string | null>((newest, one) => (newest === null || one > newest ? one : newest), null);
}

/** The kinds of page that have a file of their own. */
export const SITEMAP_KINDS = ["pages", "models", "locations", "offers", "blog", "stock", "vehicles"] as const;
/** One of {@link SITEMAP_KINDS}. */
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** How many pictures of a vehicle its sitemap entry and its linked data name: search engines look at a few only. */
export const DESCRIBED_PICTURES = 6;

/** Where the index stands. */
export const SITEMAP_PATH = "/sitemap.xml";

/** Where a part stands: beside the index, so that it may list every page of the site. */
export function sitemapPartPath({ kind, page }: SitemapPart): string {
  return `${SITEMAP_PATH}?kind=${kind}&page=${page}`;
}

/** The part an address asks for; `index` for none, null for one that makes no sense. */
export function sitemapPartAt(query: URLSearchParams): SitemapPart | "index" | null {
  const name = query.get("kind");
  if (name === null) return "index";
  const kind = SITEMAP_KINDS.find((one) => one === name);
  const page = query.get("page") ?? "1";
  return kind === undefined || !/^[1-9]\d{0,3}$/.test(page) ? null : { kind, page: Number(page) };
}

/** The file of one part, of what {@link sitemapUrls} gives for all its pages. */
export function sitemapXml(urls: readonly string[], languages: readonly SiteLanguage[]): string {
  const pictures = urls.some((url) => url.includes("<image:")) ? ` xmlns:image="${OF_PICTURES}"` : "";
  const alternates = languages.length < 2 ? "" : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const space = NAMESPACE + alternates + pictures;
  return `${HEAD}<urlset ${space}>\n${urls.join("\n")}\n</urlset>\n`;
}

/**
 * Pages as a part lists them: each in every language of the site, with where it stands in the others. Pictures are listed
 * with a page in the dealer's own language: they are the same in all.
 * @param languages the dealer's own first
 */
export function sitemapUrls(
  base: string,
  entries: readonly SitemapEntry[],
  languages: readonly SiteLanguage[],
): readonly string[] {
  return entries.flatMap(({ path, changed, pictures = [] }) => {
    const rest = `${alternatesXml(base, path, languages)}${changedXml(changed)}`;
    return languages.map((one, index) => {
      const images = index === 0 ? pictures.map(pictureXml).join("") : "";
      return `<url>${locXml(base, withBase(one.base, path))}${rest}${images}</url>`;
    });
  });
}

function alternatesXml(base: string, path: string, languages: readonly SiteLanguage[]): string {
  const [first, ...others] = languages;
  if (first === undefined || others.length === 0) return "";
  return [...languages, { ...first, tag: "x-default" }]
    .map((one) => {
      const href = xmlText(new URL(withBase(one.base, path), `${base}/`).href);
      return `<xhtml:link rel="alternate" hreflang="${one.tag}" href="${href}"/>`;
    })
    .join("");
}

/** The index of all parts. */
export function sitemapIndexXml(
  base: string,
  parts: readonly (SitemapPart & { readonly changed: string | null })[],
): string {
  const maps = parts.map(
    (part) => `<sitemap>${locXml(base, sitemapPartPath(part))}${changedXml(part.changed)}</sitemap>`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${maps.join("\n")}\n</sitemapindex>\n`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const OF_PICTURES = "http://www.google.com/schemas/sitemap-image/1.1";

const pictureXml = (address: string) =>
  `<image:image><image:loc>${xmlText(address)}</image:loc></image:image>`;
const locXml = (base: string, path: string) => `<loc>${xmlText(new URL(path, `${base}/`).href)}</loc>`;
const changedXml = (changed: string | null) =>
  changed === null ? "" : `<lastmod>${xmlText(changed)}</lastmod>`;

/** Text as XML holds it. */
export function xmlText(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, "").replace(/[<>&"']/g, (one) => `&#${one.charCodeAt(0)};`);
}
