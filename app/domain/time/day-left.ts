import { localTime } from "./local-time";

/**
 * Whole seconds that are left of the day in a time zone, at least 1.
 * No clock is changed in the hour before midnight; earlier in the day a change makes this an hour wrong at most.
 */
export function secondsLeftOfDay(now: Date, timeZone: string): number {
  const [hours = 0, minutes = 0] = localTime(now, timeZone).clock.split(":").map(Number);
  const left = 86_400 - (hours * 3600 + minutes * 60 + now.getUTCSeconds());
  return Math.max(1, left);
}

/**
 * A Cache-Control under which nobody keeps an answer past the end of a day, because another day shows other things.
 * @param left seconds of the day that are left
 */
export function keptToday(control: string, left: number): string {
  const fresh = Math.max(0, ...[...control.matchAll(/\b(?:s-maxage|max-age)=(\d+)/g)].map(secondsOf));
  return control
    .replace(/\b(s-maxage|max-age)=(\d+)/g, (_, name: string, seconds: string) => {
      return `${name}=${Math.min(Number(seconds), left)}`;
    })
    .replace(/\bstale-while-revalidate=(\d+)/g, (_, seconds: string) => {
      return `stale-while-revalidate=${Math.min(Number(seconds), Math.max(0, left - fresh))}`;
    });
}

const secondsOf = (found: RegExpExecArray) => Number(found[1]);
