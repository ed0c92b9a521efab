import type { MetaDescriptor } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { ResultsPage } from "~/features/search/results/results-page";
import type { ResultsView, UnavailableView } from "~/features/search/results/results-view";
import { SearchUnavailable } from "~/features/search/results/search-unavailable";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import type { CardView } from "~/features/vehicle/card/card-view";
import { vehiclePath } from "~/paths";
import { useTrackView } from "~/ui/analytics/use-track-view";
import { isFault, ownAnswer } from "~/ui/load/keep-page";
import { NoPicture } from "~/ui/picture/picture";
import type { ListingData } from "./listing-loader.server";

/** Pictures that load at once: the first row of a wide grid. A phone shows only the first of them. */
const FIRST_ROW = 3;

type GoodListing = ListingData & { readonly view: ResultsView<CardView> };

/** What a listing's route has: the server's answer, or that there was none. */
export type ListingAnswer = ListingData | { readonly view: UnavailableView };

/**
 * A listing: the results view with vehicle cards in it. When an update fails, the last good answer stays with a notice
 * (SRCH-18). Only a first visit without an answer says that the search service is down.
 */
export function ListingPage(answer: ListingAnswer) {
  const { pathname, search } = useLocation();
  useTrackView("searchView", pathname + search);
  const shown = useLastGood(answer);
  if (shown === null) {
    const known = answer.view.kind === "unavailable" ? answer.view : { phone: null, contact: null };
    return <SearchUnavailable href={pathname + search} phone={known.phone} contact={known.contact} />;
  }
  const { view, labels, drawing } = shown;
  return (
    <ResultsPage<CardView>
      view={view}
      failed={answer.view.kind === "unavailable"}
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

/** The newest whole answer with results in it; the newest cards with an older answer's words would be a mixture. */
function useLastGood(answer: ListingAnswer): GoodListing | null {
  const [good, setGood] = useState<GoodListing | null>(null);
  const newest = isGood(answer) ? answer : null;
  if (newest !== null && newest.view !== good?.view) setGood(newest);
  return newest ?? good;
}

function isGood(answer: ListingAnswer): answer is GoodListing {
  return answer.view.kind === "results";
}

/** The head of a listing; nothing when its loader failed. */
export function listingMeta(
  data: ListingAnswer | undefined,
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
    return ownAnswer(await serverLoader<ListingData>());
  } catch (error) {
    if (!isFault(error, request)) throw error;
    const { pathname, search } = new URL(request.url);
    const meta = { title: document.title, description: "", path: pathname, noindex: true };
    const href = `${pathname}${search}`;
    return { view: { kind: "unavailable" as const, href, phone: null, contact: null, meta } };
  }
}
