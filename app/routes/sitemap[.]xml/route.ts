import { setImmediate as giveWay } from "node:timers/promises";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { keptToday, secondsLeftOfDay } from "~/domain/time/day-left";
import { blogPages, locationPages, modelPages, offerPages, sitePages } from "~/domain/content/site-pages";
import {
  newestChange,
  SITEMAP_KINDS,
  sitemapIndexXml,
  sitemapPartAt,
  type SitemapEntry,
  type SitemapPart,
  sitemapUrls,
  sitemapXml,
} from "~/domain/content/sitemap";
import { siteLanguages } from "~/domain/tenant/site-language";
import type { PageSite } from "~/domain/content/page-frame";
import { pageSite } from "~/request/page-site.server";
import { SearchUnavailableError } from "~/ports/search-service";
import { stockEntries, vehicleEntries, vehiclePartCount } from "./stock-entries.server";

const WRITTEN_AT_ONCE = 250;

/** The site's map: an index, and with `?kind=` one part of it. 503 while the stock cannot be read. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const part = sitemapPartAt(new URL(request.url).searchParams);
  if (part === null) throw new Response("No such part.", { status: 404, statusText: "Not Found" });
  const site = await pageSite(request);
  const base = site.config.site.url;
  const xml = await (part === "index" ? indexXml(site) : partXml(part, site)).catch(unavailable);
  if (xml === null) throw new Response("No such part.", { status: 404, statusText: "Not Found" });
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": keptToday(
        "public, max-age=600, s-maxage=3600",
        secondsLeftOfDay(site.now, site.config.site.timeZone),
      ),
    },
  });

  async function indexXml(of: PageSite): Promise<string> {
    const parts: (SitemapPart & { readonly changed: string | null })[] = [];
    for (const kind of SITEMAP_KINDS) {
      if (kind === "vehicles") {
        const pages = await vehiclePartCount(of);
        for (let page = 1; page <= pages; page += 1) parts.push({ kind, page, changed: null });
      } else {
        const entries = await entriesOf({ kind, page: 1 }, of);
        if (entries.length > 0) parts.push({ kind, page: 1, changed: newestChange(entries) });
      }
    }
    return sitemapIndexXml(base, parts);
  }

  async function partXml(one: SitemapPart, of: PageSite): Promise<string | null> {
    const entries = await entriesOf(one, of);
    if (entries.length === 0) return null;
    const languages = siteLanguages(of.config.site);
    const urls: string[] = [];
    for (let from = 0; from < entries.length; from += WRITTEN_AT_ONCE) {
      urls.push(...sitemapUrls(base, entries.slice(from, from + WRITTEN_AT_ONCE), languages));
      // Thousands of addresses without a pause would keep other requests waiting.
      await giveWay();
    }
    return sitemapXml(urls, languages);
  }
}

async function entriesOf({ kind, page }: SitemapPart, site: PageSite): Promise<readonly SitemapEntry[]> {
  if (kind === "vehicles") return vehicleEntries(site, page);
  if (page > 1) return [];
  switch (kind) {
    case "pages":
      return sitePages(site);
    case "models":
      return modelPages(site);
    case "locations":
      return locationPages(site);
    case "blog":
      return blogPages(site);
    case "offers":
      return offerPages(site);
    case "stock":
      return stockEntries(site);
  }
}

function unavailable(error: unknown): never {
  if (!(error instanceof SearchUnavailableError)) throw error;
  throw new Response("The stock list is not answering.", { status: 503, headers: { "Retry-After": "60" } });
}
