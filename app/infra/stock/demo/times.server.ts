import { DAY_MS } from "~/domain/time/day";
import type { Prng } from "./prng.server";

const OPENING_HOUR = 8;

/** A moment in trading hours this many days before `today`, as ISO text. */
export function timeBefore(today: Date, days: number, prng: Prng): string {
  const hours = OPENING_HOUR + prng.next() * 9;
  const time = today.getTime() - days * DAY_MS + Math.floor(hours * 3_600) * 1_000;
  return new Date(time).toISOString().replace(".000Z", "Z");
}

/** The date this many days before `today` (negative: after), as YYYY-MM-DD. */
export function dateBefore(today: Date, days: number): string {
  return new Date(today.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

/** A month as `MM/YYYY`, as compliance plates have it. */
export function monthOf(year: number, month: number): string {
  return `${String(month).padStart(2, "0")}/${String(year)}`;
}
