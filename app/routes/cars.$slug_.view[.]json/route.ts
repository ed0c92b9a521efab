import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { isbot } from "isbot";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { services } from "~/services.server";
import { mayCountVisitor, requireSite } from "~/site-context.server";
import { requireVehicle } from "~/vehicle-context.server";

/**
 * How often a vehicle was looked at (CALL-18), this visit included: `views` and, when the stock is newer than the page
 * that asks, the `car_fields` that may differ (OPEN-71). People count once a day; robots and prefetching do not, nor who has not allowed it where the dealer asks first.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const vehicle = await requireVehicle(config, params["slug"]);
  const { engagement, clock } = await services();
  const day = clock.now().toISOString().slice(0, 10);
  const visitor = mayCountVisitor(request, config) ? visitorOf(request) : null;
  const counted = await (visitor === null
    ? engagement.views(vehicle.id)
    : engagement.countView({ car_id: vehicle.id, day, visitor }));
  const known = new URL(request.url).searchParams.get("updated_at");
  const answer = { views: vehicle.views + counted, car_fields: fresherFields(vehicle, known) };
  return json(answer, { headers: { "Cache-Control": "no-store" } });
}

/** Tells people apart; null for what is not a person looking. */
function visitorOf({ headers }: Request): string | null {
  const browser = headers.get("user-agent") ?? "";
  const fetchedAhead = /prefetch|prerender/i.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");
  if (browser === "" || isbot(browser) || fetchedAhead) return null;
  return `${headers.get("x-visitor-address") ?? ""} ${browser}`;
}

function fresherFields(vehicle: Vehicle, known: string | null): Partial<Vehicle> {
  const isNewer = known !== null && Date.parse(vehicle.updated_at) > Date.parse(known);
  if (!isNewer) return {};
  const { status, price, before_price, offer_price, reserved, km, photos_count, updated_at } = vehicle;
  return { status, price, before_price, offer_price, reserved, km, photos_count, updated_at };
}
