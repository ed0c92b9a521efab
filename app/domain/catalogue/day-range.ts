import type { ShownDays } from "../content/shown-days";
import type { CatalogueRanges } from "./catalogue-query";

const FIRST_DAY = 0;
const LAST_DAY = 99_991_231;

/** The days an entry is found on, as search has them: the first and the last one. */
interface DayRange {
  readonly start: number;
  readonly expiry: number;
}

/**
 * The days on which all of these show.
 * @param windows days as `YYYY-MM-DD`; one that is missing has no bound
 */
export function dayRange(...windows: readonly Pick<ShownDays, "from" | "until">[]): DayRange {
  return {
    start: Math.max(FIRST_DAY, ...windows.flatMap(({ from }) => dayNumbers(from))),
    expiry: Math.min(LAST_DAY, ...windows.flatMap(({ until }) => dayNumbers(until))),
  };
}

/** What holds for every entry that a list shows on a day. @param today `YYYY-MM-DD` where the dealer is */
export function runsOn(today: string): CatalogueRanges {
  const [day = FIRST_DAY] = dayNumbers(today);
  return { start: { max: day }, expiry: { min: day } };
}

function dayNumbers(day: string | undefined): readonly number[] {
  return day === undefined ? [] : [Number(day.replaceAll("-", ""))];
}
