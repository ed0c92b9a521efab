/** The fixed body types. Display names come from i18n, `bodies.<type>`. */
export const BODY_TYPES = [
  "4x4",
  "bus",
  "cabChassis",
  "convertible",
  "coupe",
  "ev",
  "hardtop",
  "hatch",
  "hatchback",
  "motorhome",
  "lightTruck",
  "peopleMover",
  "prestige",
  "sedan",
  "softtop",
  "suv",
  "ute",
  "van",
  "wagon",
  "stationWagon",
] as const;
/** One of {@link BODY_TYPES}. */
export type BodyType = (typeof BODY_TYPES)[number];
