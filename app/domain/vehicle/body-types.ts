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

/** Two names of one body: shoppers choose it once, whichever of them a feed writes. */
const SAME_BODY: ReadonlyMap<string, BodyType> = new Map([
  ["hatchback", "hatch"],
  ["stationWagon", "wagon"],
]);

/** The body that shoppers filter by: `hatch` for `hatchback`, `wagon` for `stationWagon`; any other text as it is. */
export function filteredBody<Body extends string>(body: Body): Body | BodyType {
  return SAME_BODY.get(body) ?? body;
}
