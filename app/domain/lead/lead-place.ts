import { isOff } from "../appointment/booking";
import { namedPlace } from "../appointment/booking-place";
import type { SiteConfig } from "../tenant/site-config";
import type { LeadRecord, LeadYard } from "./lead-record";

/** The place a lead is for: the one the shopper chose, else that where the vehicle stands; null where there is none. */
export function placeOfLead(
  { fields, vehicle }: Pick<LeadRecord, "fields" | "vehicle">,
  site: Pick<SiteConfig["site"], "locations">,
): LeadYard | null {
  const chosen = namedPlace({ fields, vehicle: null }, { site });
  if (chosen === null) return vehicle?.yard ?? null;
  const { id, name, address } = chosen;
  const { street, city, state, postcode } = address;
  return { id, name, street, suburb: city, state, postcode };
}

/** Fields that hold a day, by which the shopper comes first. */
const DAYS = ["booking_date", "preferred_date", "handover_date"];

/**
 * When the shopper wants to come, on the clocks of the place: `2026-11-23T09:30`, or the day alone where no time was
 * asked for; null where there is neither, and once it was called off.
 */
export function visitOfLead({ fields }: Pick<LeadRecord, "fields">): string | null {
  if (isOff(fields)) return null;
  const day = DAYS.map((name) => fields[name] ?? "").find((text) => /^\d{4}-\d{2}-\d{2}$/.test(text));
  if (day === undefined) return null;
  const time = fields["booking_time"] ?? "";
  return /^\d{2}:\d{2}$/.test(time) && day === fields["booking_date"] ? `${day}T${time}` : day;
}
