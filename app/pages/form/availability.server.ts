import { json } from "@remix-run/node";
import * as z from "zod";
import { formLocations } from "~/domain/forms/place-choices";
import type { VisitKind } from "~/domain/appointment/visit-plan";
import { vehicleRefusal } from "~/domain/forms/vehicle/vehicle-refusal";
import { FORM_HEADERS, formSite } from "~/request/form-context.server";
import { namedVehicle } from "~/request/vehicle-brief.server";
import { daysAt, isOnlyWish, visitPlace } from "./visit-times.server";

/** Says whether one of the times would be kept, or is a wish that the dealer has to agree to. */
const BOOKING_HEADER = "X-Booking";

/** What is said where the dealer does not have the form. */
const NONE: Readonly<Record<VisitKind, string>> = {
  testDrive: "No test drives here.",
  service: "No service bookings here.",
};

/**
 * The free times of a day at a location, `?location_id=…&date=2026-11-23` and `car_id` where a drive is about one
 * (CALL-15, OPEN-127): `["09:00", …]`, empty where nothing is free, or the vehicle is not available. 404 where the dealer
 * takes none, or not at that location, with the ids of those at which it does; 400 without a day.
 */
export async function freeTimesOf(request: Request, kind: VisitKind) {
  const site = await formSite(request);
  const fault = (error: string, status: 400 | 404) => json({ error }, { status, headers: FORM_HEADERS });
  if (!site.config.routes.enabled.includes(kind)) return fault(NONE[kind], 404);
  const query = new URL(request.url).searchParams;
  const [locationId, date] = [query.get("location_id") ?? "", query.get("date") ?? ""];
  const about = kind === "testDrive" ? await namedVehicle(site.config, query.get("car_id")) : null;
  if (visitPlace(site, kind, locationId, about) === undefined) {
    const ids = formLocations(site.config, kind, about?.vehicle).map(({ id }) => id);
    return fault(`location_id: there is no such place for it; these would do: ${ids.join(", ")}`, 404);
  }
  if (!z.iso.date().safeParse(date).success) return fault("date: expected a day such as 2026-11-23", 400);
  if (about !== null && vehicleRefusal(kind, about) !== null) return json([], { headers: FORM_HEADERS });
  const days = await daysAt(site, { kind, locationId, about });
  const headers = {
    ...FORM_HEADERS,
    [BOOKING_HEADER]: isOnlyWish(site, kind, about, locationId) ? "wish" : "kept",
  };
  return json(days.find((day) => day.date === date)?.times ?? [], { headers });
}
