import { type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { stockScope } from "~/domain/search/stock-rule";
import { vehiclePageView } from "~/features/vehicle/page/build-vehicle-page";
import { VehiclePage } from "~/features/vehicle/page/vehicle-page";
import { vehicleJsonLd } from "~/features/vehicle/page/vehicle-json-ld";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { keepable } from "~/kept-page.server";
import { pageData } from "~/page-data.server";
import { vehiclePath } from "~/paths";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";
import { PUBLIC_PAGE_HEADERS, requireSite, siteFormatter, siteTranslator } from "~/site-context.server";
import { similarCards } from "./similar-cards.server";

/** A vehicle's page: 404 outside the dealer's stock, 503 while the search engine does not answer. */
export const loader = keepable(async ({ request, params }: LoaderFunctionArgs) => {
  const config = await requireSite(request);
  const { search, clock } = await services();
  const now = clock.now();
  const scope = stockScope(config, now);
  const vehicle = await search.findBySlug(scope, params["slug"] ?? "").catch(unavailable);
  if (vehicle === null) throw new Response("No such vehicle.", { status: 404, statusText: "Not Found" });
  const site = { config, format: siteFormatter(config), t: siteTranslator(config), now };
  const page = vehiclePageView(vehicle, site);
  const path = vehiclePath(vehicle.slug);
  return pageData(
    request,
    {
      page,
      similar: await similarCards(vehicle, { ...site, search, scope }),
      layout: config.theme.layout.vehicle,
      mobileBar: config.vehicle.mobileBar,
      path,
      structured: vehicleJsonLd(vehicle, page, config, `${config.site.url}${path}`),
    },
    { headers: PUBLIC_PAGE_HEADERS },
  );
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  const { page, path, structured } = data;
  const title = [page.title, page.badge].filter(Boolean).join(" ");
  const details = page.facts.map(({ value }) => value).join(", ");
  const description = `${title}, ${page.price}. ${details}. ${page.location.name}.`;
  const [first] = page.pictures;
  return [
    ...pageMeta(site, { title, description, path, ...(first ? { image: first.src } : {}) }),
    { "script:ld+json": structured },
  ];
};

export default function VehicleRoute() {
  const { page, similar, layout, mobileBar } = useLoaderData<typeof loader>();
  return <VehiclePage page={page} similar={similar} layout={layout} mobileBar={mobileBar} />;
}

function unavailable(error: unknown): never {
  if (!(error instanceof SearchUnavailableError)) throw error;
  throw new Response("The stock list is not answering.", { status: 503, headers: { "Retry-After": "30" } });
}
