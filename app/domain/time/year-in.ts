const years = new Map<string, Intl.DateTimeFormat>();

/** The calendar year it is at a moment in an IANA time zone. */
export function yearIn(moment: Date, timeZone: string): number {
  const known = years.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, year: "numeric" });
  years.set(timeZone, known);
  return Number(known.format(moment));
}
