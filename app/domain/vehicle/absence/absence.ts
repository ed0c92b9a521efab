import { DAY_MS } from "../../time/day";
import { isInStock } from "../stock-status";
import type { Vehicle } from "../vehicle";

/** Why a vehicle cannot be bought: it was sold, is on its way, is kept for somebody, or was taken off the market. */
export type AbsenceKind = "sold" | "incoming" | "held" | "withdrawn";

/** That a vehicle cannot be bought, and since when; null where nobody knows. */
export interface Absence {
  readonly kind: AbsenceKind;
  readonly since: Date | null;
}

/** What dealers' systems call a vehicle that has not arrived, without spaces, hyphens and underscores. */
const INCOMING: ReadonlySet<string> = new Set([
  "intransit",
  "transit",
  "incoming",
  "onorder",
  "ordered",
  "factoryorder",
  "inproduction",
  "onitsway",
  "arriving",
]);
/** What they call one that somebody else has first claim to. */
const HELD: ReadonlySet<string> = new Set([
  "reserved",
  "held",
  "hold",
  "onhold",
  "deposit",
  "deposittaken",
  "underoffer",
  "pending",
  "salepending",
]);

/**
 * What became of a vehicle that is not in stock (VDP-27, VDP-28); null for one that is.
 * @param goneAt when it left the published stock; null while it is published
 */
export function absenceOf(
  vehicle: Pick<Vehicle, "status" | "sold" | "sold_date_timestamp">,
  goneAt: Date | null = null,
): Absence | null {
  const { status, sold, sold_date_timestamp: soldAt } = vehicle;
  if (isInStock(vehicle) && goneAt === null) return null;
  const word = status.toLowerCase().replace(/[\s_-]+/g, "");
  if (sold || word === "sold" || soldAt !== null)
    return { kind: "sold", since: soldAt === null ? goneAt : new Date(soldAt * 1000) };
  if (goneAt !== null) return { kind: "withdrawn", since: goneAt };
  if (INCOMING.has(word)) return { kind: "incoming", since: null };
  return { kind: HELD.has(word) ? "held" : "withdrawn", since: null };
}

/**
 * Whether the page of a vehicle that is gone still stands.
 * @param days how long it does, counted from when the vehicle went; one that nobody knows that of stands
 */
export function pageStands({ since }: Absence, days: number, now: Date): boolean {
  return since === null || now.getTime() - since.getTime() <= days * DAY_MS;
}
