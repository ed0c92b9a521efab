import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { vehicleRefusal } from "~/domain/forms/vehicle/vehicle-refusal";
import { FORM_HEADERS, formSite } from "~/request/form-context.server";
import { namedVehicle } from "~/request/vehicle-brief.server";
import { daysAt } from "~/pages/form/dealer-choices.server";

/**
 * The free times of a day at a location, `?location_id=…&date=2026-11-23` and `car_id` where it is about one
 * (CALL-15, OPEN-127): `["09:00", …]`, empty where nothing is free, or the vehicle is not available. 404 where the dealer takes no test drives.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const site = await formSite(request);
  if (!site.config.routes.enabled.includes("testDrive")) {
    return json({ error: "No test drives here." }, { status: 404, headers: FORM_HEADERS });
  }
  const query = new URL(request.url).searchParams;
  const about = await namedVehicle(site.config, query.get("car_id"));
  if (vehicleRefusal("testDrive", about) !== null) return json([], { headers: FORM_HEADERS });
  const days = await daysAt(site, query.get("location_id") ?? "", about);
  const times = days.find(({ date }) => date === query.get("date"))?.times ?? [];
  return json(times, { headers: FORM_HEADERS });
}
