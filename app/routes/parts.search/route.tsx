import { json, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readPartsQuery } from "~/domain/parts/parts-address";
import { hasPage } from "~/domain/tenant/has-page";
import { buildParts } from "~/features/parts/build-parts";
import { PartsPage } from "~/features/parts/parts-page";
import { metaSite, linkedDataMeta, pageMeta } from "~/features/site/page-meta";
import { keepable } from "~/render/kept-page.server";
import { pageSite } from "~/request/page-site.server";
import { notFound } from "~/pages/content/not-found.server";
import { PUBLIC_PAGE_HEADERS } from "~/request/site-context.server";
import { keepPage } from "~/ui/load/keep-page";

/** A dealer's parts catalogue to search (ROUTE-32); 404 for dealers that list no parts. */
export const loader = keepable(async ({ request }: LoaderFunctionArgs) => {
  const site = await pageSite(request);
  const { pathname, searchParams } = new URL(request.url);
  if (!hasPage(site.config, "partsSearch")) throw notFound(site, pathname);
  const view = buildParts(readPartsQuery(searchParams), site);
  return json({ view }, { headers: PUBLIC_PAGE_HEADERS });
});

export const clientLoader = keepPage("routes/parts.search");

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  const { frame, noindex } = data.view;
  const { title, description, path, structured } = frame;
  return [...pageMeta(site, { title, description, path, noindex }), linkedDataMeta(structured)];
};

export default function PartsSearchRoute() {
  return <PartsPage view={useLoaderData<typeof loader>().view} />;
}
