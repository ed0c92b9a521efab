import type { MetaDescriptor } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { useLocation } from "@remix-run/react";
import { ResultsPage } from "~/features/search/results-page";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import type { CardView } from "~/features/vehicle/card/card-view";
import { vehiclePath } from "~/paths";
import { useTrackView } from "~/ui/analytics/use-track-view";
import { NoPicture } from "~/ui/picture/picture";
import type { ListingData } from "./listing-loader.server";

/** Pictures seen at once: the first row of a wide grid, and on a phone the first of it. */
const FIRST_ROW = 3;

/** A listing: the results view with the vehicle's card in it. */
export function ListingPage({ view, labels, drawing }: ListingData) {
  const { pathname, search } = useLocation();
  useTrackView("searchView", pathname + search);
  return (
    <ResultsPage<CardView>
      view={view}
      entryOf={({ title, slug }) => ({ name: title, path: vehiclePath(slug) })}
      renderCard={(card, index) => (
        <VehicleCard
          key={card.id}
          card={card}
          labels={labels}
          priority={index === 0 || (index < FIRST_ROW && "early")}
        />
      )}
      emptyPicture={<NoPicture alt="" drawing={drawing} />}
    />
  );
}

/** The head of a listing; nothing when its loader failed. */
export function listingMeta(
  data: Pick<ListingData, "view"> | undefined,
  matches: Parameters<typeof metaSite>[0],
): MetaDescriptor[] {
  const site = metaSite(matches);
  return data === undefined || site === null ? [] : pageMeta(site, data.view.meta);
}

/**
 * Fetches the next state in the browser. When the network or the server fails, the page in view stays and says so
 * (SRCH-18), instead of giving way to an error page.
 */
export async function fetchListing({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<ListingData>();
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    const { pathname, search } = new URL(request.url);
    const meta = { title: document.title, description: "", path: pathname, noindex: true };
    // No card is printed without a list, so that their labels are not needed.
    const view = { kind: "unavailable" as const, href: `${pathname}${search}`, meta };
    return { view, labels: NO_LABELS, drawing: "car" as const };
  }
}

const NO_LABELS = {
  enquire: "",
  finance: "",
  similar: "",
  was: "",
  photos: "",
  noPicture: "",
  save: "",
  compare: "",
};
