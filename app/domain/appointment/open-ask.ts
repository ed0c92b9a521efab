import type { LeadKind } from "../lead/lead";
import type { LeadRecord } from "../lead/lead-record";
import { RESERVED_BY_SHOPPER, VEHICLE_STATUS } from "../lead/standing-fields";
import { DAY_MS } from "../time/day";
import { bookingOf, isAhead, isOff } from "./booking";

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
  return isOpenAsk(lead) && isRecent(lead, now);
}

/** Whether somebody else has the vehicle of a lead reserved, as far as the lead was told. */
export function isReservedByOther({ fields }: Pick<LeadRecord, "fields">): boolean {
  return fields[VEHICLE_STATUS] === "reserved" && fields[RESERVED_BY_SHOPPER] !== "true";
}

/** Whether a lead was told that somebody else has its vehicle reserved, and no time is kept for it: news of it was promised. */
export function awaitsVehicle(lead: Asked): boolean {
  const isStanding = NEWS_KINDS.includes(lead.kind) && !isOff(lead.fields);
  return isStanding && isReservedByOther(lead) && bookingOf(lead)?.state !== "kept";
}

/** Since when such a lead waits: since it was told last that its vehicle is reserved, else since it was sent. */
export function awaitsSince({ changes, receivedAt }: Pick<LeadRecord, "changes" | "receivedAt">): string {
  return changes.findLast(({ fields }) => fields?.[VEHICLE_STATUS] === "reserved")?.at ?? receivedAt;
}

/**
 * Whether such a lead is told when its vehicle is free again: until the time that it wishes for, and for 60 days after it
 * was sent, though that time has passed meanwhile.
 */
export function hearsOfVehicle(
  lead: Asked & Pick<LeadRecord, "receivedAt">,
  now: Date,
  timeZone: string,
): boolean {
  if (!awaitsVehicle(lead)) return false;
  const booking = bookingOf(lead);
  return isRecent(lead, now) || (booking !== null && isAhead(booking, now, timeZone));
}

function isRecent({ receivedAt }: Pick<LeadRecord, "receivedAt">, now: Date): boolean {
  return now.getTime() - Date.parse(receivedAt) <= ASKED_DAYS * DAY_MS;
}

/** How a vehicle that was asked about stands to its dealer's shoppers now. */
export type AskedVehicleNow = "free" | "reserved" | "sold" | "gone";

/** How the vehicle of an ask stands, as its shopper is told. `awaited`: they are told once it is free; `reserved`: they are not. */
export type AskStanding = "awaited" | "reserved" | "freed" | "sold" | "gone";

/**
 * How the vehicle stands that was asked about without a time, as long as its shopper may be told of it; null where there is
 * nothing to say.
 * @param vehicle as it is now; null where nobody can say, and the lead alone is known
 */
export function askStanding(
  lead: Asked & Pick<LeadRecord, "receivedAt">,
  vehicle: AskedVehicleNow | null,
  now: Date,
): AskStanding | null {
  if (!isRecentAsk(lead, now)) return null;
  if (vehicle === "sold" || vehicle === "gone") return vehicle;
  const isReserved = vehicle === "reserved" || (vehicle === null && isReservedByOther(lead));
  if (isReserved) return awaitsVehicle(lead) ? "awaited" : "reserved";
  return awaitsVehicle(lead) || lead.changes.some(({ letter }) => letter === "vehicleFreed") ? "freed" : null;
}
