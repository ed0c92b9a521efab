import { localTime } from "./local-time";

/**
 * The moment at which clocks of a place show a time of a day. A time that the clocks leave out becomes one of the hour
 * beside it; of a time they show twice, one of the two is meant.
 * @param day `2026-11-23`
 * @param clock `09:30`
 */
export function momentAt(day: string, clock: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  const shownAt = (moment: number) => {
    const { date, clock: time } = localTime(new Date(moment), timeZone);
    return Date.parse(`${date}T${time}:00Z`);
  };
  const first = wanted - (shownAt(wanted) - wanted);
  // The clocks may have changed between the two.
  return new Date(wanted - (shownAt(first) - first));
}

/** {@link momentAt} of a wall time in one: `2026-11-23T09:30`. */
export function momentOf(wallTime: string, timeZone: string): Date {
  const [day = "", clock = ""] = wallTime.split("T");
  return momentAt(day, clock, timeZone);
}
