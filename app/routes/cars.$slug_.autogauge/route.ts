import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { stockScope } from "~/domain/search/stock-rule";
import { isCompared } from "~/features/vehicle/sections/price-comparison/build-price-comparison";
import { compareVehicle } from "~/features/vehicle/sections/price-comparison/compare-vehicle.server";
import { SearchUnavailableError } from "~/ports/search-service";
import { comparisonSource } from "~/pages/vehicle/calculator-answers.server";
import { services } from "~/services.server";
import { PUBLIC_PAGE_HEADERS, requireSite } from "~/request/site-context.server";

/**
 * How a vehicle's price compares with its market (CALL-06): `fill`, `listing_price`, `market_range_min`,
 * `market_range_max`, `confidence`, `description`; `null` when there is no reliable answer. 404 outside the dealer's
 * stock, 503 while search is down.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const { search, clock } = await services();
  try {
    const vehicle = await search.findBySlug(stockScope(config, clock.now()), params["slug"] ?? "");
    if (vehicle === null) return json({ error: "No such vehicle." }, { status: 404 });
    const compared = isCompared(vehicle, config);
    const answer = compared ? await compareVehicle(vehicle, await comparisonSource(config)) : null;
    return json(answer, { headers: PUBLIC_PAGE_HEADERS });
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    return json(
      { error: "The stock list is not answering." },
      { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "30" } },
    );
  }
}
