import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { stockScope } from "~/domain/search/stock-rule";
import { similarCards } from "~/features/vehicle/sections/similar/similar-cards.server";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";
import {
  PUBLIC_PAGE_HEADERS,
  requireSite,
  siteFormatter,
  siteTranslator,
} from "~/request/site-context.server";

/**
 * Cards of vehicles like one (SIMI-04): `{cards}`, none where nothing is like it. 404 outside the dealer's stock, 503
 * while search is down.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const { search, clock } = await services();
  const now = clock.now();
  const scope = stockScope(config, now);
  try {
    const vehicle = await search.findBySlug(scope, params["slug"] ?? "");
    if (vehicle === null) return json({ error: "No such vehicle." }, { status: 404 });
    const site = { config, format: siteFormatter(config), t: siteTranslator(config), now };
    const cards = await similarCards(vehicle, { ...site, search, scope });
    return json({ cards }, { headers: PUBLIC_PAGE_HEADERS });
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    return json(
      { error: "The stock list is not answering." },
      { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "30" } },
    );
  }
}
