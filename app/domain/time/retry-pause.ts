import { HOUR_MS } from "./day";

const SHORTEST_PAUSE_MS = 5_000;

/**
 * Milliseconds before the next attempt: as long as it has been failing already, from five seconds up to the longest
 * pause, so that pauses double. Chance takes up to half, so that what failed together does not come back together.
 * @param failingMs since the first failure
 * @param chance from 0 up to, and without, 1
 * @param longestMs an hour when it is not given
 */
export function retryPauseMs(failingMs: number, chance: number, longestMs = HOUR_MS): number {
  const pause = Math.min(Math.max(failingMs, SHORTEST_PAUSE_MS), longestMs);
  return Math.round(pause * (1 - chance / 2));
}
