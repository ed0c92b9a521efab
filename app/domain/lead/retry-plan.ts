const SHORTEST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60 * 60 * 1_000;

/**
 * Milliseconds before the next attempt: as long as it has been failing already, from five seconds up to an hour, so
 * that pauses double. Chance takes up to half, so that what failed together does not come back together.
 * @param failingMs since the first failure
 * @param chance from 0 up to, and without, 1
 */
export function retryPauseMs(failingMs: number, chance: number): number {
  const pause = Math.min(Math.max(failingMs, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
  return Math.round(pause * (1 - chance / 2));
}

/** When to try again after a failure; null when the time for it is over. The last attempt is made at its very end. */
export function nextAttempt(
  { failingSince, giveUpAt }: { readonly failingSince: Date; readonly giveUpAt: Date },
  now: Date,
  chance: number,
): Date | null {
  if (now >= giveUpAt) return null;
  const pause = retryPauseMs(now.getTime() - failingSince.getTime(), chance);
  return new Date(Math.min(now.getTime() + pause, giveUpAt.getTime()));
}
