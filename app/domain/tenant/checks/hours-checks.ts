import type { InputFault } from "../../faults/input-faults";
import type { OpeningHoursEntry, SiteLocation } from "../config/location";
import { type CheckedSite, faultAt, repeatsOf, when } from "./told";

type Path = InputFault["path"];

/** Opening hours that contradict each other: a weekday or a day twice, hours that end before they begin. */
export function hoursFaults({ config }: CheckedSite): readonly InputFault[] {
  const { openingHours, specialHours, locations } = config.site;
  return [
    ...weekFaults(openingHours, ["site", "openingHours"]),
    ...specialFaults(specialHours, ["site", "specialHours"]),
    ...locations.flatMap((location, index) => {
      const at = ["site", "locations", index];
      return [
        ...weekFaults(location.contactDetail.openingHours, [...at, "contactDetail", "openingHours"]),
        ...specialFaults(location.specialHours, [...at, "specialHours"]),
      ];
    }),
  ];
}

/** A weekday may stand twice for a break at noon, as long as its hours do not overlap. */
function weekFaults(week: readonly OpeningHoursEntry[], at: Path): readonly InputFault[] {
  return week.flatMap((entry, index) => {
    const clashing = week
      .slice(0, index)
      .some((other) => other.weekday === entry.weekday && overlap(other, entry));
    return when(clashing, () =>
      faultAt([...at, index, "weekday"], "each weekday once, or hours that do not overlap", entry.weekday),
    );
  });
}

function overlap(one: OpeningHoursEntry, other: OpeningHoursEntry): boolean {
  if (one.status === "Closed" || other.status === "Closed") return true;
  if (one.open === null || one.close === null || other.open === null || other.close === null) return true;
  return one.open < other.close && other.open < one.close;
}

function specialFaults(days: SiteLocation["specialHours"], at: Path): readonly InputFault[] {
  return [
    ...repeatsOf(
      days.map(({ date }) => date),
      (index) => [...at, index, "date"],
      "each day once",
    ),
    ...days.flatMap(({ status, startHour, endHour }, index) => {
      if (status === "Closed") return [];
      if (startHour === null || endHour === null)
        return [faultAt([...at, index, "startHour"], "startHour and endHour of an open day", startHour)];
      return when(startHour >= endHour, () =>
        faultAt([...at, index, "endHour"], `a time after startHour (${startHour})`, endHour),
      );
    }),
  ];
}
