import { momentOf } from "../time/moment-at";

const MINUTE_MS = 60_000;

/** A drive that a vehicle would go on. */
export interface AskedDrive {
  /** `2026-11-23T09:00` on the place's clocks. */
  readonly startsAt: string;
  readonly timeZone: string;
  /** Minutes of a drive. */
  readonly minutes: number;
}

/**
 * Whether a vehicle is out on another drive meanwhile. Moments are compared, not clocks: places of one dealer may lie in
 * several zones.
 * @param begins when its other drives begin: moments (ISO), or for old bookings `2026-11-23T09:00`, read on the same clocks
 */
export function isVehicleOut(begins: Iterable<string>, drive: AskedDrive): boolean {
  const { startsAt, timeZone, minutes } = drive;
  const all = [...begins];
  if (all.length === 0) return false;
  const asked = momentOf(startsAt, timeZone).getTime();
  return all.some((begin) => {
    const other = begin.endsWith("Z") ? Date.parse(begin) : momentOf(begin, timeZone).getTime();
    return Math.abs(other - asked) < Math.max(1, minutes) * MINUTE_MS;
  });
}
