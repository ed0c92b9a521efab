import type { PageSite } from "~/domain/content/page-frame";
import { pageLinks } from "~/domain/content/page-links";
import { namedStock } from "~/domain/content/named-stock";
import type { BlogPost } from "~/domain/content/site-content";
import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import { stockScope } from "~/domain/search/stock-rule";
import { IN_STOCK_STATUSES } from "~/domain/vehicle/stock-status";
import { loadUrlContext } from "~/features/search/address/load-url-context.server";
import { decodeSearch, encodeSearch } from "~/features/search/address/search-params";
import type { SearchUrlContext } from "~/features/search/address/url-context";
import { cardView } from "~/features/vehicle/card/build-card-view";
import { type SearchPage, SearchUnavailableError } from "~/ports/search-service";
import { siteFormatter } from "~/request/site-context.server";
import { services } from "~/services.server";
import type { PostStockView } from "./site-page-view";

/** A row of a wide window. */
const SHOWN = 4;

/** The vehicles of a post, and the link of its own that led to them. */
interface PostStock {
  readonly view: PostStockView;
  /** The address of that link; null where the words of the post did, or nothing. */
  readonly from: string | null;
}

interface Wanted {
  readonly query: VehicleQuery;
  readonly more: { readonly href: string; readonly label: string | null };
  readonly from: string | null;
}

/**
 * The vehicles that a post leads on to: of the first listing that it links, else of the makes and bodies that it names,
 * else what came in last. Null where nothing is in stock, and while the search service does not answer.
 */
export async function postStock(post: BlogPost, site: PageSite): Promise<PostStock | null> {
  try {
    return await findStock(post, site);
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    return null;
  }
}

async function findStock(post: BlogPost, site: PageSite): Promise<PostStock | null> {
  const { search, contentVersion } = await services();
  const { config, now } = site;
  const scope = stockScope(config, now);
  const urls = await loadUrlContext(config, search, scope, contentVersion(config.site.slug));
  for (const wanted of [linked(post, site, urls), ofWords(post, urls), anything(urls)]) {
    if (wanted === null) continue;
    const request = { query: inStock(wanted.query), facets: {}, stats: [], hitsPerPage: SHOWN };
    const found = await search.search(scope, request);
    if (found.count > 0) return { from: wanted.from, view: viewOf(found, wanted, site) };
  }
  return null;
}

function viewOf({ hits }: SearchPage, { more }: Wanted, { config, now, t }: PageSite): PostStockView {
  const format = siteFormatter(config);
  return {
    title: t("content.blog.stock"),
    more: { href: more.href, label: more.label ?? t("content.blog.stockAll") },
    cards: hits.map((hit) => cardView(hit, config, now, format, t)),
  };
}

/** What the first link to a listing asks for. */
function linked(post: BlogPost, { config }: PageSite, urls: SearchUrlContext): Wanted | null {
  for (const { href, label } of pageLinks(config, post.links)) {
    const read = href.startsWith("/") ? decodeSearch(new URL(href, "http://site.invalid"), urls) : null;
    if (read !== null) return { query: read.query, more: { href, label }, from: href };
  }
  return null;
}

function ofWords({ title, description, prose }: BlogPost, urls: SearchUrlContext): Wanted | null {
  const parts = [title, description, prose.html.replace(/<[^>]*>/g, " ")];
  const refinements = namedStock(parts, { makes: urls.makes, bodies: urls.values?.["body"] ?? [] });
  return refinements === null ? null : unlinked({ ...EMPTY_QUERY, refinements }, urls);
}

const anything = (urls: SearchUrlContext) => unlinked(EMPTY_QUERY, urls);

function unlinked(query: VehicleQuery, urls: SearchUrlContext): Wanted {
  return { query, more: { href: encodeSearch(query, urls), label: null }, from: null };
}

/** Vehicles that can be bought, unless the link asks for others. */
function inStock(query: VehicleQuery): VehicleQuery {
  return {
    ...query,
    page: 1,
    refinements: { status: IN_STOCK_STATUSES, ...query.refinements },
  };
}
