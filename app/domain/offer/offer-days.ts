import type { Offer } from "./offer";

/** Days an offer is looked at by: `YYYY-MM-DD`, where the dealer is. */
type Dated = Pick<Offer, "starts" | "ends">;

/** The last day an offer holds; null for one without an end. @param today `YYYY-MM-DD` where the dealer is */
export function lastDayOf({ ends }: Pick<Dated, "ends">, today: string): string | null {
  const rolling = ends === null ? null : /^month-end(?:\+(\d+))?$/.exec(ends);
  return rolling === null ? ends : monthEnd(today, Number(rolling[1] ?? 0));
}

/** Whether an offer holds on a day: from its first day to the end of its last one. */
export function isRunning(offer: Dated, today: string): boolean {
  const last = lastDayOf(offer, today);
  return (offer.starts === null || offer.starts <= today) && (last === null || today <= last);
}

/** Whether an offer was there and is over. */
export function hasEnded(offer: Dated, today: string): boolean {
  const last = lastDayOf(offer, today);
  return last !== null && last < today;
}

function monthEnd(today: string, months: number): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  // Day 0 is the last one of the month before; months count from 0.
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}
