import type { SiteConfig } from "../tenant/site-config";
import { HOUR_MS, MINUTE_MS } from "../time/day";

/** A vehicle that nobody can drive any more: it is published as sold, or is not published. */
export interface DepartedVehicle {
  readonly carId: string;
  readonly status: "sold" | "withdrawn";
  /** When it was sold or left the published stock; null where nobody knows. */
  readonly goneAt: Date | null;
  /** Dealerships where the same vehicle, by its VIN, is for sale: it was moved there. */
  readonly standsAt: readonly string[];
}

/** A feed may lack a vehicle once and have it again, which counts as sold: only what is gone so long, in milliseconds, is. */
const MISSING_MS = 2 * HOUR_MS;
/** The same for a drive that begins within {@link SOON_MS}: it is told while the shopper may still be at home. */
const MISSING_SOON_MS = 15 * MINUTE_MS;
const SOON_MS = 4 * HOUR_MS;

/** Whether a drive that begins then is called off, because its vehicle has been sold or missing for long enough. */
export function isGoneForGood({ goneAt }: Pick<DepartedVehicle, "goneAt">, begins: Date, now: Date): boolean {
  if (goneAt === null) return true;
  const isSoon = begins.getTime() - now.getTime() <= SOON_MS;
  return now.getTime() - goneAt.getTime() >= (isSoon ? MISSING_SOON_MS : MISSING_MS);
}

/** Whether the dealer has moved the vehicle to another yard of theirs, and knows of the drive. */
export function standsAtDealers(
  { standsAt }: Pick<DepartedVehicle, "standsAt">,
  { site }: Pick<SiteConfig, "site">,
): boolean {
  return site.dealerships.some(({ id }) => standsAt.includes(id));
}
