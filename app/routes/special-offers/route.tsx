import {
  json,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readCatalogueQuery } from "~/domain/catalogue/catalogue-url";
import { OFFERS_PATH } from "~/domain/offer/offer-path";
import { hasPage } from "~/domain/tenant/has-page";
import { offersHref } from "~/features/offers/build-offers";
import { OffersPage } from "~/features/offers/offers-page";
import { BrandTabs } from "~/features/search/results/brand-tabs";
import { metaSite, linkedDataMeta, pageMeta } from "~/features/site/page-meta";
import { keepable } from "~/render/kept-page.server";
import { pageSite } from "~/request/page-site.server";
import { PUBLIC_PAGE_HEADERS } from "~/request/site-context.server";
import { keepPage } from "~/ui/load/keep-page";
import { NoPicture } from "~/ui/picture/picture";
import { notFound } from "~/pages/content/not-found.server";
import { findOffers } from "./find-offers.server";

/** The dealer's offers (ROUTE-33); 404 where the dealer has no such page, 503 while they cannot be searched. */
export const loader = keepable(async ({ request }: LoaderFunctionArgs) => {
  const site = await pageSite(request);
  const { pathname, searchParams } = new URL(request.url);
  if (!hasPage(site.config, "offers")) throw notFound(site, pathname);
  if (pathname !== OFFERS_PATH) throw redirect(OFFERS_PATH + new URL(request.url).search, 301);
  const query = readCatalogueQuery(searchParams);
  // Browsers also send empty fields; the address should hold only what is chosen.
  const isUntidy = [...searchParams.values()].some((value) => value.trim() === "");
  if (isUntidy) throw redirect(offersHref(query));
  const view = await findOffers(query, site);
  return json({ view }, { headers: PUBLIC_PAGE_HEADERS });
});

export const clientLoader = keepPage("routes/special-offers");

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  const { frame, noindex } = data.view;
  const { title, description, path, image, structured } = frame;
  return [
    ...pageMeta(site, { title, description, path, noindex, ...(image === null ? {} : { image }) }),
    linkedDataMeta(structured),
  ];
};

export default function SpecialOffersRoute() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <OffersPage
      view={view}
      brandTabs={<BrandTabs tabs={view.brandTabs} />}
      emptyPicture={<NoPicture alt="" drawing="car" />}
    />
  );
}
