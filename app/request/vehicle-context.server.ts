import { stockScope } from "~/domain/search/stock-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";

/**
 * The vehicle of an address, within the dealer's own stock.
 * @throws a 404 Response when the dealer has no such vehicle, a 503 one while the search engine does not answer
 */
export async function requireVehicle(config: SiteConfig, slug: string | undefined): Promise<Vehicle> {
  const { search, clock } = await services();
  const scope = stockScope(config, clock.now());
  const vehicle = await search.findBySlug(scope, slug ?? "").catch(unavailable);
  if (vehicle === null) throw new Response("No such vehicle.", { status: 404, statusText: "Not Found" });
  return vehicle;
}

/**
 * Throws what a page answers when the search engine does not: a 503 Response, with a page that says so. Any other error
 * as it is.
 */
export function unavailable(error: unknown): never {
  if (!(error instanceof SearchUnavailableError)) throw error;
  throw stockUnavailable();
}

/** The 503 answer of a page whose vehicle cannot be looked up now. */
export function stockUnavailable(): Response {
  return new Response("Stock is not available just now.", {
    status: 503,
    statusText: "Service Unavailable",
    headers: { "Cache-Control": "no-store", "Retry-After": "30" },
  });
}
