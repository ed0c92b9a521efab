import { json, redirect } from "@remix-run/node";
import { toIndexFields } from "~/domain/search/index-document";
import { matchesCondition } from "~/domain/search/matches-condition";
import { pastScope, stockScope } from "~/domain/search/stock-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { absenceOf, pageStands } from "~/domain/vehicle/absence/absence";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";
import { longGone } from "~/features/vehicle/page/absence/long-gone.server";
import { PUBLIC_PAGE_HEADERS, siteFormatter, siteTranslator } from "./site-context.server";

/** A vehicle of the dealer's, and what became of it where it cannot be bought. */
export interface VehicleNow {
  readonly vehicle: Vehicle;
  /** When it left the published stock; null while it is published. */
  readonly goneAt: Date | null;
}

/**
 * The vehicle of an address, within what the dealer lists or once listed.
 * @param request its address leads on for good when the vehicle's has changed; without it there is none to lead on
 * @throws a 301 Response for an address that the vehicle had before, a 410 one for a vehicle that went so long ago that its page
 *   stands no more (`vehicle.gonePageDays`), a 404 one when the dealer never had such a vehicle, a 503 one while the search
 *   engine does not answer
 */
export async function vehicleNow(
  config: SiteConfig,
  slug: string | undefined,
  request?: Request,
): Promise<VehicleNow> {
  const { search, clock, stockHistory } = await services();
  const now = clock.now();
  const scope = pastScope(config, now);
  const vehicle = await search.findBySlug(scope, slug ?? "").catch(unavailable);
  if (vehicle !== null) return standing({ vehicle, goneAt: null }, config, now);
  if (slug === undefined) throw noSuchVehicle();
  const moved = await stockHistory.addressNow(slug);
  if (request && moved && (await search.findBySlug(scope, moved).catch(unavailable)) !== null)
    throw redirect(addressWith(request, slug, moved), { status: 301, headers: PUBLIC_PAGE_HEADERS });
  const past = await stockHistory.goneAt(slug);
  if (past === null || !matchesCondition(scope.rule, toIndexFields(past.vehicle))) throw noSuchVehicle();
  return standing({ vehicle: withdrawn(past.vehicle), goneAt: past.goneAt }, config, now);
}

/** {@link vehicleNow}, for those who do not ask what became of it. */
export async function requireVehicle(
  config: SiteConfig,
  slug: string | undefined,
  request?: Request,
): Promise<Vehicle> {
  return (await vehicleNow(config, slug, request)).vehicle;
}

/** Whatever its last status says, a vehicle that left the stock cannot be bought. */
function withdrawn(vehicle: Vehicle): Vehicle {
  return isInStock(vehicle) ? { ...vehicle, status: "withdrawn" } : vehicle;
}

/** The vehicle, while its page stands. */
async function standing(found: VehicleNow, config: SiteConfig, now: Date): Promise<VehicleNow> {
  const absence = absenceOf(found.vehicle, found.goneAt);
  if (absence === null || pageStands(absence, config.vehicle.gonePageDays, now)) return found;
  throw await saysGone(found.vehicle, config, now);
}

/** Says that the vehicle is gone for good, and leads to what is like it. */
async function saysGone(vehicle: Vehicle, config: SiteConfig, now: Date): Promise<Response> {
  const { search } = await services();
  const scope = stockScope(config, now);
  const [t, format] = [siteTranslator(config), siteFormatter(config)];
  const body = await longGone(vehicle, { search, scope, config, now, t, format });
  return json(body, { status: 410, statusText: "Gone", headers: PUBLIC_PAGE_HEADERS });
}

function noSuchVehicle(): Response {
  return new Response("No such vehicle.", { status: 404, statusText: "Not Found" });
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
