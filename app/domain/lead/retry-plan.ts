import { retryPauseMs } from "../time/retry-pause";

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
