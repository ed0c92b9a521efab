import { json, redirect } from "@remix-run/node";
import { type Coordinates, distanceKm } from "~/domain/location/distance";
import { marketScope } from "~/domain/search/market-scope";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { loadResults } from "~/features/search/results/results.server";
import type { ResultsView, UnavailableView } from "~/features/search/results/results-view";
import { cardView } from "~/features/vehicle/card/build-card-view";
import { type CardLabels, cardLabels } from "~/features/vehicle/card/card-labels";
import type { CardView } from "~/features/vehicle/card/card-view";
import type { Formatter } from "~/i18n/format";
import type { Translator } from "~/i18n/translator";
import { services } from "~/services.server";
import type { Drawing } from "~/ui/picture/picture";
import { PUBLIC_PAGE_HEADERS, siteFormatter, siteTranslator } from "~/request/site-context.server";

/** For a page that is wrong only for the moment: no cache may keep it. */
const UNAVAILABLE_HEADERS = { "Cache-Control": "no-store", "Retry-After": "30" };

/** For older results shown while the search service is down: kept just long enough to absorb a crowd. */
const STALE_HEADERS = { "Cache-Control": "public, max-age=0, s-maxage=5" };

interface Distances {
  readonly from: Coordinates | null;
  readonly format: Formatter;
  readonly t: Translator;
}

/** A card that says how far away its vehicle is: "12 km away · Moorooka"; as it was where nobody knows. */
function withDistance(
  card: CardView,
  { position }: VehicleSummary,
  { from, format, t }: Distances,
): CardView {
  if (from === null || position === null) return card;
  const distance = format.km(Math.max(1, distanceKm(from, position)));
  const place = card.place === null ? "" : t("search.near.at", { place: card.place });
  return { ...card, place: `${t("search.near.away", { distance })}${place}` };
}

/** What a listing's route gets from its loader. */
export interface ListingData {
  readonly view: ResultsView<CardView> | UnavailableView;
  readonly labels: CardLabels;
  /** What is drawn where nothing was found: the dealer's first kind of vehicle. */
  readonly drawing: Drawing;
}

/** The answer to a listing URL: the results page's data, or a redirect to another form of the same question. */
export async function listingResponse(request: Request, config: SiteConfig): Promise<Response> {
  const { search, postcodePlaces, clock, logger, contentVersion, tenants } = await services();
  const [now, format, t] = [clock.now(), siteFormatter(config), siteTranslator(config)];
  const answer = await loadResults({
    url: new URL(request.url),
    config,
    search,
    places: postcodePlaces,
    logger,
    now,
    format,
    t,
    stockVersion: contentVersion(config.site.slug),
    market: marketScope(config.site.currency, tenants.all()),
    isTyping: request.headers.get("x-request-kind") === "data",
    toCard: (vehicle: VehicleSummary, from) =>
      withDistance(cardView(vehicle, config, now, format, t), vehicle, { from, format, t }),
  });
  if (answer.kind === "redirect") throw redirect(answer.to, { headers: PUBLIC_PAGE_HEADERS });
  const stale = "stale" in answer.view && answer.view.stale;
  const usual = stale ? STALE_HEADERS : PUBLIC_PAGE_HEADERS;
  const headers = answer.status === 503 ? UNAVAILABLE_HEADERS : usual;
  const data: ListingData = {
    view: answer.view,
    labels: cardLabels(t),
    drawing: config.site.vehicleTypes[0] ?? "car",
  };
  return json(data, { status: answer.status, headers });
}
