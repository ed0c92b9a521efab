import { type HeadersFunction, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { passGate, PERSONAL_HEADERS } from "~/request/account-context.server";
import { barePath } from "~/domain/tenant/page-paths";
import { movedPage } from "~/request/moved-page.server";
import { privateMeta } from "~/features/site/page-meta";
import { RecentlyViewed } from "~/features/shortlist/viewed/recently-viewed";
import type { CardView } from "~/features/vehicle/card/card-view";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import { GaragePage } from "~/features/account/garage-page";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import { requireSite, siteTranslator } from "~/request/site-context.server";
import { NoPicture } from "~/ui/picture/picture";
import { searchViews } from "~/pages/account/search-views.server";
import { loadWatchlist } from "~/pages/watchlist/load-watchlist.server";
import { watchedCard } from "~/pages/watchlist/watched-card";

/**
 * The garage, at the one of these addresses that the dealer chose (ROUTE-62 to ROUTE-66; `remix.config.js` names them
 * all). The others lead there; 404 for dealers without one.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const { pathname, search, searchParams } = new URL(request.url);
  const missing = new Response(null, { status: 404, statusText: "Not Found" });
  if (!config.features.garage) throw missing;
  if (config.routes.garage !== barePath(pathname)) throw movedPage(config, pathname, search) ?? missing;
  const shopper = await passGate(request, config, "garage");
  if (shopper === null) throw new Response(null, { status: 404 });
  const t = siteTranslator(config);
  const view = await loadWatchlist(shopper, config, searchParams);
  return json(
    {
      view,
      searches: await searchViews(shopper, config),
      text: t("account.garageText", { name: config.site.name }),
      labels: cardLabels(t),
      drawing: config.site.vehicleTypes[0] ?? "car",
      site: config.site.slug,
      title: t("account.garage"),
    },
    { headers: PERSONAL_HEADERS },
  );
}

export const headers: HeadersFunction = () => PERSONAL_HEADERS;

export const meta: MetaFunction<typeof loader> = privateMeta;

export default function GarageRoute() {
  const { view, searches, text, labels, drawing, site } = useLoaderData<typeof loader>();
  return (
    <>
      <GaragePage
        view={view}
        searches={searches}
        text={text}
        renderCard={watchedCard(labels, 3)}
        picture={<NoPicture alt="" drawing={drawing} />}
      />
      <RecentlyViewed<CardView>
        site={site}
        shown={view.entries.map(({ id }) => id)}
        renderCard={(card) => <VehicleCard card={card} labels={labels} />}
      />
    </>
  );
}
