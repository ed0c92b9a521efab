import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { localTime } from "~/domain/time/local-time";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { services } from "~/services.server";
import { countedVisitor, refuseFlood, requireSite } from "~/request/site-context.server";
import { requireVehicle } from "~/request/vehicle-context.server";
import { withJsonFaults } from "~/request/json-faults.server";

/** More pages than a household opens in a minute; each process counts for itself. */
const OFTEN = { uses: 120, seconds: 60, perProcess: true };

/**
 * How often a vehicle was viewed (CALL-18), this view included: `views` and, when the stock is newer than the page that
 * asks, the `car_fields` that may differ (OPEN-71). A person counts once a day, by address. Robots and prefetching do
 * not count, nor visitors who have not allowed it where the dealer asks.
 */
export const loader = withJsonFaults(async ({ request, params }: LoaderFunctionArgs) => {
  const config = await requireSite(request);
  const vehicle = await requireVehicle(config, params["slug"], request);
  const { engagement, clock } = await services();
  const day = localTime(clock.now(), config.site.timeZone).date;
  // A browser that asks too often is told the number, but not counted.
  const flood = await refuseFlood(request, config, "view", OFTEN);
  const visitor = flood === null ? countedVisitor(request, config) : null;
  const counted = await (visitor === null
    ? engagement.views(vehicle.id)
    : engagement.countView({ car_id: vehicle.id, day, visitor }));
  const known = new URL(request.url).searchParams.get("updated_at");
  const answer = { views: vehicle.views + counted, car_fields: fresherFields(vehicle, known) };
  return json(answer, { headers: { "Cache-Control": "no-store" } });
});

function fresherFields(vehicle: Vehicle, known: string | null): Partial<Vehicle> {
  const isNewer = known !== null && Date.parse(vehicle.updated_at) > Date.parse(known);
  if (!isNewer) return {};
  const { status, price, before_price, offer_price, reserved, km, photos_count, updated_at } = vehicle;
  return { status, price, before_price, offer_price, reserved, km, photos_count, updated_at };
}
