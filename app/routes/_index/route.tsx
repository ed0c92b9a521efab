import { json, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageSite } from "~/domain/content/page-frame";
import { useTranslation } from "~/i18n/translation";
import { stockScope } from "~/domain/search/stock-rule";
import type { PartBlock } from "~/features/home/block-context";
import type { HomeView } from "~/features/home/home-view";
import { buildHome } from "~/features/home/build-home";
import { homeOffers } from "~/features/offers/offer-teasers";
import { HomePage } from "~/features/home/home-page";
import { SuggestedInput } from "~/features/search/box/suggested-input";
import { metaSite, linkedDataMeta, pageMeta } from "~/features/site/page-meta";
import { cardView } from "~/features/vehicle/card/build-card-view";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import { keepable } from "~/render/kept-page.server";
import { wholeDealer } from "~/features/locations/yard/location-json-ld";
import { pageSite, reviewsSite } from "~/request/page-site.server";
import { services } from "~/services.server";
import { PUBLIC_PAGE_HEADERS, siteFormatter } from "~/request/site-context.server";
import { drawPart } from "./draw-part";
import { type HomePart, homePart } from "./home-part";

/** For a page without its stock: no cache may keep it. */
const RESTING_HEADERS = { "Cache-Control": "no-store" };

/** The dealer's home page; without its stock while the search engine does not answer. */
export const loader = keepable(async ({ request }: LoaderFunctionArgs) => {
  const [site, { search, sales }] = await Promise.all([pageSite(request), services()]);
  const { config, now, t } = site;
  const format = siteFormatter(config);
  const card = (vehicle: Parameters<typeof cardView>[0]) => cardView(vehicle, config, now, format, t);
  const { models } = site.content;
  const placedSince = (since: Date) => sales.placedSince(config.site.slug, since);
  const source = { search, scope: stockScope(config, now), config, format, t, now, models, placedSince };
  const reviews = await reviewsSite(site);
  const part = (block: PartBlock) => homePart(block, site, reviews);
  const home = await buildHome({ ...source, card, ticket: card, part, offers: homeOffers(site) });
  const { tagline, name } = config.site;
  const about = { title: tagline === "" ? name : tagline };
  return json(
    { home, about, slug: config.site.slug, structured: dealerJsonLd(home, site) },
    { headers: home.resting === null ? PUBLIC_PAGE_HEADERS : RESTING_HEADERS },
  );
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  const pictures = data.home.blocks.flatMap((block) => (block.kind === "hero" ? (block.image ?? []) : []));
  const [first] = pictures;
  return [
    ...pageMeta(site, { ...data.about, path: "/", ...(first ? { image: first.src } : {}) }),
    linkedDataMeta(data.structured),
  ];
};

/** The dealer for search engines, with the score and reviews that the page shows and no others. */
function dealerJsonLd(home: HomeView<unknown, HomePart>, site: PageSite): object {
  const shown = home.blocks.flatMap((block) =>
    block.kind === "part" && block.part.kind === "reviews" ? [block.part.view] : [],
  );
  return { "@context": "https://schema.org", ...wholeDealer(site, shown[0] ?? null) };
}

const RAIL_SIZES = "(max-width: 720px) 82vw, (max-width: 1080px) 46vw, 320px";

export default function HomeRoute() {
  const { home, slug } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const labels = cardLabels(t);
  return (
    <HomePage
      home={home}
      renderPart={drawPart}
      drawField={(field) => <SuggestedInput siteSlug={slug} {...field} />}
      renderCard={(card) => <VehicleCard key={card.id} card={card} labels={labels} sizes={RAIL_SIZES} />}
    />
  );
}
