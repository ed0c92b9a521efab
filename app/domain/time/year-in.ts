import { dateFormat } from "../text/intl-formats";
/** The calendar year it is at a moment in an IANA time zone. */
export function yearIn(moment: Date, timeZone: string): number {
  return Number(dateFormat("en", { timeZone, year: "numeric" }).format(moment));
}
