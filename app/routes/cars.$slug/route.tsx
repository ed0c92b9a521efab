import { json, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { stockScope } from "~/domain/search/stock-rule";
import { vehiclePageView } from "~/features/vehicle/page/build-vehicle-page";
import { VehiclePage } from "~/features/vehicle/page/vehicle-page";
import { vehicleJsonLd } from "~/features/vehicle/page/vehicle-json-ld";
import { keepable } from "~/kept-page.server";
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
  const address = `${config.site.url}${vehiclePath(vehicle.slug)}`;
  return json(
    {
      page,
      similar: await similarCards(vehicle, { ...site, search, scope }),
      layout: config.theme.layout.vehicle,
      mobileBar: config.vehicle.mobileBar,
      siteName: config.site.name,
      address,
      structured: vehicleJsonLd(vehicle, page, config, address),
    },
    { headers: PUBLIC_PAGE_HEADERS },
  );
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { page, siteName, address, structured } = data;
  const name = [page.title, page.badge].filter(Boolean).join(" ");
  const details = page.facts.map(({ value }) => value).join(", ");
  return [
    { title: `${name} | ${siteName}` },
    { name: "description", content: `${name}, ${page.price}. ${details}. ${page.location.name}.` },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: name },
    { property: "og:url", content: address },
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
