import { redirect } from "@remix-run/node";
import { stockScope } from "~/domain/search/stock-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";
import { PUBLIC_PAGE_HEADERS } from "./site-context.server";

/**
 * The vehicle of an address, within the dealer's own stock.
 * @param request its address leads on for good when the vehicle's has changed; without it there is none to lead on
 * @throws a 301 Response for an address that the vehicle had before, a 404 one when the dealer has no such vehicle, a 503
 *   one while the search engine does not answer
 */
export async function requireVehicle(
  config: SiteConfig,
  slug: string | undefined,
  request?: Request,
): Promise<Vehicle> {
  const { search, clock, stockHistory } = await services();
  const scope = stockScope(config, clock.now());
  const vehicle = await search.findBySlug(scope, slug ?? "").catch(unavailable);
  if (vehicle !== null) return vehicle;
  const moved = slug === undefined ? null : await stockHistory.addressNow(slug);
  if (request && slug && moved && (await search.findBySlug(scope, moved).catch(unavailable)) !== null)
    throw redirect(addressWith(request, slug, moved), { status: 301, headers: PUBLIC_PAGE_HEADERS });
  throw new Response("No such vehicle.", { status: 404, statusText: "Not Found" });
}

/** The path and query of a request, with a vehicle's new path in place of its old one. */
function addressWith({ url }: Request, slug: string, moved: string): string {
  const { pathname, search } = new URL(url);
  const parts = pathname
    .split("/")
    .map((part) => (part.startsWith(slug) ? moved + part.slice(slug.length) : part));
  return parts.join("/") + search;
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
