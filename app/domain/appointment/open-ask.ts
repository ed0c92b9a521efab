import type { LeadKind } from "../lead/lead";
import type { LeadRecord } from "../lead/lead-record";
import { RESERVED_BY_SHOPPER, VEHICLE_STATUS } from "../lead/standing-fields";
import { DAY_MS } from "../time/day";
import { bookingOf, isOff } from "./booking";

/** Kinds of forms about a vehicle whose page promises news of it while it is reserved; see {@link isOpenAsk} of drives. */
export const NEWS_KINDS: readonly LeadKind[] = [
  ...(["testDrive", "enquiry", "photoRequest", "similarVehicle", "finance", "personalisedFinance"] as const),
];

/** Days for which somebody who asked about a vehicle is told what becomes of it. */
const ASKED_DAYS = 60;

type Asked = Pick<LeadRecord, "kind" | "fields" | "changes">;

/** Whether a lead asks about a vehicle without a time of its own: an enquiry, a finance form, or a test drive for no time. */
export function isOpenAsk(lead: Asked): boolean {
  if (lead.kind !== "testDrive") return NEWS_KINDS.includes(lead.kind);
  return !isOff(lead.fields) && (bookingOf(lead)?.time ?? null) === null;
}

/** Whether it is such a lead, and not too old to be told what becomes of its vehicle. */
export function isRecentAsk(lead: Asked & Pick<LeadRecord, "receivedAt">, now: Date): boolean {
  return isOpenAsk(lead) && now.getTime() - Date.parse(lead.receivedAt) <= ASKED_DAYS * DAY_MS;
}

/** Whether somebody else has the vehicle of a lead reserved, as far as the lead was told. */
export function isReservedByOther({ fields }: Pick<LeadRecord, "fields">): boolean {
  return fields[VEHICLE_STATUS] === "reserved" && fields[RESERVED_BY_SHOPPER] !== "true";
}

/** How the vehicle of such a lead stands, where the shopper waits for news of it or was told; null for other leads. */
export function askStanding(lead: Asked): "reserved" | "freed" | null {
  if (!isOpenAsk(lead)) return null;
  if (isReservedByOther(lead)) return "reserved";
  return lead.changes.some(({ letter }) => letter === "vehicleFreed") ? "freed" : null;
}
