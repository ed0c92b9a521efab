/** When this browser was last here, and since when vehicles are new to it; milliseconds of the epoch. */
export interface Visits {
  readonly last: number;
  /** The end of the visit before this one; null in the first. */
  readonly since: number | null;
}

/** After so long a pause another visit begins. */
const PAUSE_MS = 30 * 60 * 1000;

/** What is known after a page was seen. @param before as it was stored; null in a browser that has never been here */
export function visitsAfter(before: Visits | null, now: number): Visits {
  if (before === null || before.last > now) return { last: now, since: null };
  return { last: now, since: now - before.last > PAUSE_MS ? before.last : before.since };
}

/** Stored text as {@link Visits}; null for anything else: everything on this origin may write there. */
export function readVisits(text: string | null): Visits | null {
  const [last = "", since = ""] = (text ?? "").split(" ");
  if (!/^\d{1,15}$/.test(last)) return null;
  return { last: Number(last), since: /^\d{1,15}$/.test(since) ? Number(since) : null };
}

/** {@link Visits} as they are stored. */
export function visitsText({ last, since }: Visits): string {
  return since === null ? String(last) : `${last} ${since}`;
}
