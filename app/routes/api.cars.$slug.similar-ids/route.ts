import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { stockScope } from "~/domain/search/stock-rule";
import { similarVehicles } from "~/features/vehicle/sections/similar/similar-cards.server";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";
import { PUBLIC_PAGE_HEADERS, requireSite } from "~/request/site-context.server";

/**
 * The ids of vehicles like one (CALL-17, OPEN-126), a list, the nearest first. 404 outside the dealer's stock, 503 while
 * search is down.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const { search, clock } = await services();
  const scope = stockScope(config, clock.now());
  try {
    const vehicle = await search.findBySlug(scope, params["slug"] ?? "");
    if (vehicle === null) return json({ error: "No such vehicle." }, { status: 404 });
    const found = await similarVehicles(vehicle, { search, scope, config });
    return json(
      found.map(({ id }) => id),
      { headers: PUBLIC_PAGE_HEADERS },
    );
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    return json(
      { error: "The stock list is not answering." },
      { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "30" } },
    );
  }
}
