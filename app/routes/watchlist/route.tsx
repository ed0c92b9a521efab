import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { passGate, PERSONAL_HEADERS } from "~/request/account-context.server";
import { barePath } from "~/domain/tenant/page-paths";
import { movedPage } from "~/request/moved-page.server";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { privateMeta } from "~/features/site/page-meta";
import { WatchlistPage } from "~/features/account/watchlist/watchlist-page";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import { requireSite, siteTranslator } from "~/request/site-context.server";
import { NoPicture } from "~/ui/picture/picture";
import { loadWatchlist } from "~/pages/watchlist/load-watchlist.server";
import { postWatchlist } from "~/pages/watchlist/post-watchlist.server";
import { watchedCard } from "~/pages/watchlist/watched-card";

/** The vehicles somebody watches (ROUTE-75); 404 where the dealer has no watchlist. */
export async function loader({ request }: LoaderFunctionArgs) {
  const config = await requireWatchlist(request, movedPage);
  const shopper = await passGate(request, config, "watchlist", { back: "/" });
  if (shopper === null) throw new Response(null, { status: 404 });
  const t = siteTranslator(config);
  const view = await loadWatchlist(shopper, config, new URL(request.url).searchParams);
  const drawing = config.site.vehicleTypes[0] ?? "car";
  return json({ view, labels: cardLabels(t), drawing, title: t("account.watchlist") }, init);
}

/** Saves or removes a vehicle and shows the list. */
export async function action({ request }: ActionFunctionArgs) {
  return postWatchlist(request, await requireWatchlist(request));
}

const init = { headers: PERSONAL_HEADERS };

/** @param moved what an address leads to that the dealer does not use; a POST there is lost */
async function requireWatchlist(request: Request, moved: typeof movedPage = () => null): Promise<SiteConfig> {
  const config = await requireSite(request);
  const { pathname, search } = new URL(request.url);
  const missing = new Response(null, { status: 404, statusText: "Not Found" });
  if (!config.features.watchlist) throw missing;
  if (config.routes.watchlist === barePath(pathname)) return config;
  throw moved(config, pathname, search) ?? missing;
}

export const headers: HeadersFunction = () => PERSONAL_HEADERS;

export const meta: MetaFunction<typeof loader> = privateMeta;

export default function WatchlistRoute() {
  const { view, labels, drawing } = useLoaderData<typeof loader>();
  return (
    <WatchlistPage
      view={view}
      renderCard={watchedCard(labels, 2)}
      picture={<NoPicture alt="" drawing={drawing} />}
    />
  );
}
