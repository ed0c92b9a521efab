import { type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "~/i18n/translation";
import { stockScope } from "~/domain/search/stock-rule";
import { buildHome } from "~/features/home/build-home";
import { HomePage } from "~/features/home/home-page";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { cardView } from "~/features/vehicle/card/build-card-view";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import { keepable } from "~/kept-page.server";
import { pageData } from "~/page-data.server";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";
import { PUBLIC_PAGE_HEADERS, requireSite, siteFormatter, siteTranslator } from "~/site-context.server";

/** The dealer's home page; 503 while the search engine does not answer. */
export const loader = keepable(async ({ request }: LoaderFunctionArgs) => {
  const config = await requireSite(request);
  const { search, clock } = await services();
  const now = clock.now();
  const format = siteFormatter(config);
  const t = siteTranslator(config);
  const card = (vehicle: Parameters<typeof cardView>[0]) => cardView(vehicle, config, now, format, t);
  const source = { search, scope: stockScope(config, now), config, format, t, now };
  const home = await buildHome({ ...source, card, ticket: card }).catch(unavailable);
  const { tagline, name, description } = config.site;
  const about = { title: tagline === "" ? name : tagline, description };
  return pageData(request, { home, about }, { headers: PUBLIC_PAGE_HEADERS });
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  const pictures = data.home.blocks.flatMap((block) => (block.kind === "hero" ? (block.image ?? []) : []));
  const [first] = pictures;
  return pageMeta(site, { ...data.about, path: "/", ...(first ? { image: first.src } : {}) });
};

const RAIL_SIZES = "(max-width: 720px) 82vw, (max-width: 1080px) 46vw, 320px";

export default function HomeRoute() {
  const { home } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const labels = cardLabels(t);
  return (
    <HomePage
      home={home}
      renderCard={(card) => <VehicleCard key={card.id} card={card} labels={labels} sizes={RAIL_SIZES} />}
    />
  );
}

function unavailable(error: unknown): never {
  if (!(error instanceof SearchUnavailableError)) throw error;
  throw new Response("The stock list is not answering.", { status: 503, headers: { "Retry-After": "30" } });
}
