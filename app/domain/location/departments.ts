import { foldText } from "../text/fold-text";
import type { SiteLocation } from "../tenant/config/location";

const SUFFIX = /\s+(?:Parts|Service|Sales)$/i;

/** A place's name without the department at its end (LOC-15): "Springwood Service" is "Springwood". */
export function placeName(name: string): string {
  return name.trim().replace(SUFFIX, "");
}

/** The departments of one place, which share its street or its name (LOC-09). */
export interface Place {
  /** Whose page stands for the place: the one that sells, else the first. */
  readonly main: SiteLocation;
  /** All of them, sales first, then service, then parts. */
  readonly departments: readonly SiteLocation[];
}

const ORDER: readonly SiteLocation["locationType"][] = ["", "sales", "service", "parts"];
const rank = ({ locationType }: SiteLocation) => ORDER.indexOf(locationType);

/** The visible locations (LOC-14) put together to places, in the order their first departments are configured. */
export function placesOf(locations: readonly SiteLocation[]): readonly Place[] {
  const groups: SiteLocation[][] = [];
  for (const location of locations.filter(({ visible }) => visible)) {
    const group = groups.find(([first]) => first !== undefined && samePlace(first, location));
    if (group === undefined) groups.push([location]);
    else group.push(location);
  }
  return groups.flatMap((group) => {
    const departments = [...group].sort((a, b) => rank(a) - rank(b));
    const main = departments.find(({ primary }) => primary) ?? departments[0];
    return main === undefined ? [] : [{ main, departments }];
  });
}

/** The place a location belongs to; null for one that is hidden. */
export function placeWith(locations: readonly SiteLocation[], id: string): Place | null {
  return placesOf(locations).find(({ departments }) => departments.some((one) => one.id === id)) ?? null;
}

/** Two sales yards stay two places, whatever their names. */
function samePlace(a: SiteLocation, b: SiteLocation): boolean {
  if (sells(a) && sells(b)) return false;
  const street = ({ address }: SiteLocation) => foldText(`${address.street} ${address.postcode}`);
  if (street(a) === street(b)) return true;
  return foldText(placeName(a.name)) === foldText(placeName(b.name)) && a.address.city === b.address.city;
}

const sells = ({ locationType }: SiteLocation) => locationType === "" || locationType === "sales";
