import { redirect } from "@remix-run/node";
import { siteRoute, type SiteRoute } from "~/domain/content/site-route";
import { formAtPath } from "~/domain/forms/site-form";
import { barePath } from "~/domain/tenant/page-paths";
import { languageTags } from "~/domain/tenant/site-language";
import { buildLocationReviews, buildReviews } from "~/domain/review/build-reviews";
import { stockScope } from "~/domain/search/stock-rule";
import { buildBlog, buildPost } from "~/features/content/build-blog";
import { brandKinds, buildBrands, type MakeCounts } from "~/features/content/build-brands";
import { buildFaqPage, buildTextPage } from "~/features/content/build-text-page";
import type { TextPageView } from "~/features/content/content-views";
import { makesOf } from "~/features/home/home-stock";
import { buildDirectory, isPostcodeMissing } from "~/features/locations/directory/build-directory";
import { buildLocationPage } from "~/features/locations/yard/build-location-page";
import { buildLocations } from "~/features/locations/build-locations";
import { SearchUnavailableError } from "~/ports/search-service";
import type { PageSite } from "~/domain/content/page-frame";
import { movedPage } from "~/request/moved-page.server";
import { pageSite, reviewsSite } from "~/request/page-site.server";
import { services } from "~/services.server";
import { showModel, showOverview, showRange } from "./model-pages.server";
import { directoryQuery } from "./directory-query.server";
import { notFound } from "./not-found.server";
import { postStock } from "./post-stock.server";
import type { SitePageView } from "./site-page-view";

/**
 * The page at an address that only configuration and content know.
 * @throws a permanent redirect for an old address and for a second spelling of one, a 404 for any other
 */
export async function showSitePage(request: Request): Promise<SitePageView> {
  const site = await pageSite(request);
  const { pathname, search } = new URL(request.url);
  const route = siteRoute(site, pathname);
  if (route === null) throw elsewhere(site, pathname, search) ?? notFound(site, pathname);
  const bare = barePath(pathname);
  if (route.kind === "moved") throw redirect(`${route.to}${search}`, 301);
  if (bare !== pathname) throw redirect(`${bare}${search}`, 301);
  return viewOf(route, site, new URL(request.url).searchParams);
}

/** What the dealer has written for a page that has a form; null for nothing. It stands below the form. */
export async function wordsOfForm(request: Request): Promise<TextPageView | null> {
  const site = await pageSite(request);
  const route = siteRoute(site, new URL(request.url).pathname);
  return route?.kind === "page" ? buildTextPage(route.page, site) : null;
}

/**
 * Where an address without a page leads: by the dealer's redirects, to the page that usually stands there, or to its own
 * spelling in small letters.
 */
function elsewhere(site: PageSite, path: string, query: string): Response | null {
  const moved = movedPage(site.config, path, query);
  if (moved !== null) return moved;
  const tagged = taggedPath(site, path);
  if (tagged !== null) return redirect(`${tagged}${query}`, 301);
  const small = barePath(path.toLowerCase());
  const isThere = siteRoute(site, small) !== null || formAtPath(site.config, small) !== null;
  return small !== path && isThere ? redirect(`${small}${query}`, 301) : null;
}

/** The address with the tag of its language spelt as the site does: `/zh-hans/x` is `/zh-Hans/x`; null for any other. */
function taggedPath({ config }: PageSite, path: string): string | null {
  const [, first = "", ...rest] = path.split("/");
  const tag = languageTags(config.site)
    .slice(1)
    .find((one) => one !== first && one.toLowerCase() === first.toLowerCase());
  return tag === undefined ? null : `/${[tag, ...rest].join("/")}`;
}

async function viewOf(
  route: Exclude<SiteRoute, { kind: "moved" }>,
  site: PageSite,
  query: URLSearchParams,
): Promise<SitePageView> {
  switch (route.kind) {
    case "page":
      return { kind: "text", page: buildTextPage(route.page, site) };
    case "faq":
      return { kind: "text", page: buildFaqPage(site) };
    case "blog":
      return { kind: "blog", page: buildBlog(route.category, site) };
    case "post": {
      const stock = await postStock(route.post, site);
      return { kind: "post", page: buildPost(route.post, site, stock?.from), stock: stock?.view ?? null };
    }
    case "brands":
      return { kind: "brands", page: buildBrands(site, await makeCounts(site)) };
    case "locations": {
      const [asked, reviews] = await Promise.all([directoryQuery(query, site.config), reviewsSite(site)]);
      return {
        kind: "locations",
        page: buildLocations(
          { ...asked, missing: isPostcodeMissing(query) },
          site,
          buildReviews(reviews, { quantity: "all" }),
        ),
      };
    }
    case "location": {
      const { location } = route;
      const reviews = buildLocationReviews(await reviewsSite(site), location.id);
      return { kind: "location", page: buildLocationPage(location, site, reviews) };
    }
    case "directory":
      return { kind: "directory", page: buildDirectory(await directoryQuery(query, site.config), site) };
    case "models":
      return { kind: "models", page: await showRange(query, site) };
    case "model":
      return { kind: "model", page: await showModel(route.model, site) };
    case "brandOverview":
      return { kind: "brandOverview", page: await showOverview(route.make, site) };
  }
}

/** Vehicles in stock by make; null while the search engine does not answer, because the page works without. */
async function makeCounts(site: PageSite): Promise<MakeCounts> {
  const { search } = await services();
  const scope = stockScope(site.config, site.now);
  try {
    const counted = [...brandKinds(site)].map(
      async (kind) => [kind, (await makesOf({ search, scope }, kind)).facets.make ?? []] as const,
    );
    return new Map(await Promise.all(counted));
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    return null;
  }
}
