import { redirect } from "@remix-run/node";
import type { CatalogueQuery } from "~/domain/catalogue/catalogue-query";
import type { PageSite } from "~/domain/content/page-frame";
import { runsOn } from "~/domain/catalogue/day-range";
import { buildOffers, OFFER_FACETS, offersHref } from "~/features/offers/build-offers";
import type { OffersPageView } from "~/features/offers/offer-views";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";

/**
 * The offers that run today and are asked for (CALL-05, SRCH-08).
 * @throws a redirect to the last page there is, or a 503 while offers cannot be searched
 */
export async function findOffers(query: CatalogueQuery, site: PageSite): Promise<OffersPageView> {
  const { config, today } = site;
  const { catalogue } = await services();
  const scope = { tenant: config.site.slug, kind: "offers", within: runsOn(today) } as const;
  const request = { query, facets: OFFER_FACETS, hitsPerPage: config.search.hitsPerPage };
  const found = await catalogue.search(scope, request).catch(unavailable);
  if (query.page > found.pages) throw redirect(offersHref({ ...query, page: found.pages }));
  return buildOffers({ query, found }, site);
}

function unavailable(error: unknown): never {
  if (!(error instanceof SearchUnavailableError)) throw error;
  throw new Response("The offers are not answering.", { status: 503, headers: { "Retry-After": "30" } });
}
