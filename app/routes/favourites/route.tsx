import {
  json,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "~/i18n/translation";
import { stockScope } from "~/domain/search/stock-rule";
import { readIds } from "~/domain/shortlist/id-list";
import { listInCookies } from "~/domain/shortlist/kept-lists";
import { savesAsGuest } from "~/domain/shortlist/shortlist-controls";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { safeOwnPath } from "~/domain/url/own-path";
import { buildFavourites, type FavouritesEvent } from "~/features/shortlist/build-favourites";
import { FavouritesPage } from "~/features/shortlist/favourites-page";
import { useRestoredList } from "~/features/shortlist/use-restored-list";
import { RecentlyViewed } from "~/features/shortlist/viewed/recently-viewed";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { cardView } from "~/features/vehicle/card/build-card-view";
import { savedCard } from "~/features/vehicle/card/controls-view";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import type { CardView } from "~/features/vehicle/card/card-view";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import { FAVOURITES_PATH } from "~/paths";
import { postFavourites } from "~/pages/shortlist/post-favourites.server";
import { currentShopper } from "~/request/account-context.server";
import { requireForm } from "~/request/posted-form.server";
import { services } from "~/services.server";
import { requireSite, siteFormatter, siteTranslator } from "~/request/site-context.server";
import { keepPage } from "~/ui/load/keep-page";
import { NoPicture } from "~/ui/picture/picture";
import { unavailable } from "~/request/vehicle-context.server";

const PRIVATE = { "Cache-Control": "no-store" };

/**
 * The saved vehicles of the browser that asks: its cookie says which (FAV-01). Who is signed in has them in the account's
 * watchlist, where the save control fills that.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const config = await requireFavourites(request);
  if (savesAsGuest(config) && (await currentShopper(request, config)) !== null)
    throw redirect(config.routes.watchlist, { headers: PRIVATE });
  const { search, clock } = await services();
  const now = clock.now();
  const kept = listInCookies(request.headers.get("cookie"), "favourites");
  const ids = kept ?? [];
  const did = eventOf(new URL(request.url).searchParams);
  const wanted = did === null ? ids : [...new Set([...ids, did.id])];
  const vehicles = await search.findByIds(stockScope(config, now), wanted).catch(unavailable);
  const site = { config, t: siteTranslator(config), format: siteFormatter(config) };
  const toCard = (vehicle: (typeof vehicles)[number]) =>
    savedCard(cardView(vehicle, config, now, site.format, site.t));
  const view = buildFavourites({ ...site, toCard, ids, vehicles, did });
  const [drawing = "car"] = config.site.vehicleTypes;
  return json({ view, drawing, site: config.site.slug, isLost: kept === null }, { headers: PRIVATE });
}

/** Keeps or forgets vehicles, then shows the list (FAV-01). */
export async function action({ request }: ActionFunctionArgs) {
  const config = await requireFavourites(request);
  return postFavourites(request, await requireForm(request, config));
}

async function requireFavourites(request: Request): Promise<SiteConfig> {
  const config = await requireSite(request);
  if (config.features.favourites) return config;
  throw new Response("No favourites here.", { status: 404, statusText: "Not Found" });
}

function eventOf(query: URLSearchParams): FavouritesEvent | null {
  const back = safeOwnPath(query.get("back"));
  for (const kind of ["saved", "removed"] as const) {
    const [id] = readIds(query.get(kind), 1);
    if (id !== undefined) return { kind, id, back };
  }
  return null;
}

export const clientLoader = keepPage("routes/favourites");
export { keepPosted as clientAction } from "~/ui/load/keep-page";

export const headers: HeadersFunction = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  return pageMeta(site, { title: data.view.title, path: FAVOURITES_PATH, noindex: true });
};

export default function FavouritesRoute() {
  const { view, drawing, site, isLost } = useLoaderData<typeof loader>();
  useRestoredList(site, "favourites", isLost);
  const { t } = useTranslation();
  const labels = cardLabels(t);
  return (
    <>
      <FavouritesPage
        view={view}
        renderCard={(card) => <VehicleCard card={card} labels={labels} headingLevel={2} />}
        emptyPicture={<NoPicture alt="" drawing={drawing} />}
      />
      <RecentlyViewed<CardView>
        site={site}
        shown={view.cards.map(({ id }) => id)}
        renderCard={(card) => <VehicleCard card={card} labels={labels} />}
      />
    </>
  );
}
