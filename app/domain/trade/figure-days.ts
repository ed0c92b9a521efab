import { DAY_MS } from "../time/day";

/**
 * The last day of so many from today on.
 * @param today `2026-11-21`
 */
export function lastDay(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a figure has expired. On its last day it still holds. */
export function beyondUntil({ until }: { readonly until: string }, today: string): boolean {
  return today > until;
}
