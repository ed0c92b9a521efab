import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { stockScope } from "~/domain/search/stock-rule";
import { readIds } from "~/domain/shortlist/id-list";
import { VIEWED_CAP } from "~/domain/shortlist/kept-lists";
import { cardView } from "~/features/vehicle/card/build-card-view";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";
import {
  PUBLIC_PAGE_HEADERS,
  requireSite,
  siteFormatter,
  siteTranslator,
} from "~/request/site-context.server";

/**
 * The cards of vehicles by their ids, `?ids=12,7`, in that order (FAV-05): `{cards}`. Ids the dealer does not list are
 * left out; 503 while search is down.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const { search, clock } = await services();
  const now = clock.now();
  const ids = readIds(new URL(request.url).searchParams.get("ids"), VIEWED_CAP);
  try {
    const found = await search.findByIds(stockScope(config, now), ids);
    const [format, t] = [siteFormatter(config), siteTranslator(config)];
    const cards = found.map((vehicle) => cardView(vehicle, config, now, format, t));
    return json({ cards }, { headers: PUBLIC_PAGE_HEADERS });
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    return json(
      { error: "The stock list is not answering." },
      { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "30" } },
    );
  }
}
