import { type HeadersFunction, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { passGate, PERSONAL_HEADERS } from "~/request/account-context.server";
import { privateMeta } from "~/features/site/page-meta";
import { GaragePage } from "~/features/account/garage-page";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import { requireSite, siteTranslator } from "~/request/site-context.server";
import { NoPicture } from "~/ui/picture/picture";
import { searchViews } from "~/pages/account/search-views.server";
import { loadWatchlist } from "~/pages/watchlist/load-watchlist.server";
import { watchedCard } from "~/pages/watchlist/watched-card";

/**
 * The garage, at the one of these addresses that the dealer chose (ROUTE-62 to ROUTE-66; `remix.config.js` names them
 * all). 404 at the others, and for dealers without one.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const { pathname, searchParams } = new URL(request.url);
  const isHere = config.routes.garage === pathname.replace(/(?<=.)\/+$/, "");
  if (!config.features.garage || !isHere) throw new Response(null, { status: 404, statusText: "Not Found" });
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
      title: t("account.garage"),
    },
    { headers: PERSONAL_HEADERS },
  );
}

export const headers: HeadersFunction = () => PERSONAL_HEADERS;

export const meta: MetaFunction<typeof loader> = privateMeta;

export default function GarageRoute() {
  const { view, searches, text, labels, drawing } = useLoaderData<typeof loader>();
  return (
    <GaragePage
      view={view}
      searches={searches}
      text={text}
      renderCard={watchedCard(labels, 3)}
      picture={<NoPicture alt="" drawing={drawing} />}
    />
  );
}
