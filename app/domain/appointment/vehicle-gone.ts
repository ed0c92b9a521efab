import { HOUR_MS, MINUTE_MS } from "../time/day";

/** A vehicle that nobody can drive any more: it is published as sold, or is not published. */
export interface DepartedVehicle {
  readonly carId: string;
  /** When it left the published stock; null for one that is published as sold. */
  readonly goneAt: Date | null;
}

/** A feed may lack a vehicle once and have it again: only what is missing so long, in milliseconds, is gone. */
const MISSING_MS = 2 * HOUR_MS;
/** The same for a drive that begins within {@link SOON_MS}: it is told while the shopper may still be at home. */
const MISSING_SOON_MS = 15 * MINUTE_MS;
const SOON_MS = 4 * HOUR_MS;

/** Whether a drive that begins then is called off, because its vehicle is sold or has been missing for long enough. */
export function isGoneForGood({ goneAt }: Pick<DepartedVehicle, "goneAt">, begins: Date, now: Date): boolean {
  if (goneAt === null) return true;
  const isSoon = begins.getTime() - now.getTime() <= SOON_MS;
  return now.getTime() - goneAt.getTime() >= (isSoon ? MISSING_SOON_MS : MISSING_MS);
}
