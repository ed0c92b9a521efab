import type { LeadRecord } from "../lead/lead-record";
import { namedPlace } from "../appointment/booking-place";
import type { SiteLocation } from "../tenant/config/location";
import { primaryLocation } from "../tenant/opening-hours";
import type { SiteConfig } from "../tenant/site-config";
import { salesPhone } from "./sales-phone";

interface Dealer {
  readonly site: Pick<SiteConfig["site"], "phones" | "locations">;
}

/** Departments that answer themselves what is sent to them, by kind of lead: their names in `site.phones`. */
const DESKS: ReadonlyMap<string, string> = new Map([
  ["service", "service"],
  ["parts", "parts"],
  ["fleet", "fleet"],
]);

/**
 * Whom to call about a lead, on every page, in every letter, in calendars and in what lead systems get: the number of the
 * department it goes to, else that of the place it is for ({@link placePhone}); null where the dealer has none.
 */
export function leadPhone(
  lead: Pick<LeadRecord, "kind" | "fields" | "vehicle">,
  config: Dealer,
): string | null {
  const place = namedPlace(lead, config) ?? deskPlace(lead.kind, config);
  return deskPhone(lead.kind, config) ?? placePhone(place, config);
}

/** Where the department is that answers by itself what names no place: the parts desk; null for all else. */
export function deskPlace(kind: string, { site }: Dealer): SiteLocation | null {
  if (kind !== "parts") return null;
  return site.locations.find(({ visible, locationType }) => visible && locationType === "parts") ?? null;
}

/** A department's own number, for what goes to it; null for all else, and where it has none. */
export function deskPhone(kind: string, { site }: Dealer): string | null {
  return site.phones[DESKS.get(kind) ?? ""] ?? null;
}

/** A place's own number, else that of who sells; the first place's own for a dealer that names none. Null without any. */
export function placePhone(place: SiteLocation | null, config: Dealer): string | null {
  return ownPhone(place) ?? salesPhone(config) ?? ownPhone(primaryLocation(config));
}

function ownPhone(place: SiteLocation | null): string | null {
  if (place === null) return null;
  const { phone, mobile, landlinePhone } = place.contactDetail;
  return phone ?? mobile ?? landlinePhone;
}
