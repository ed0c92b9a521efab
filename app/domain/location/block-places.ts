import type { SiteConfig } from "../tenant/site-config";
import type { SiteLocation } from "../tenant/config/location";
import { type Place, placesOf } from "./departments";

type LocationType = SiteLocation["locationType"];

/** Departments a filter's word stands for; a location without a department has all of them. */
const TYPES: Readonly<Record<string, readonly LocationType[]>> = {
  sales: ["sales", ""],
  service: ["service", ""],
  parts: ["parts", ""],
  "service-and-parts": ["service", "parts", ""],
};

/**
 * The places of a location block (LOC-03), the primary one first: all of them, those with a department, the primary
 * location alone, or the one with an id. Hidden locations are never among them (LOC-14).
 * @param filter one of the words of `locations.block.filter`, else a location's id
 */
export function blockPlaces({ site }: Pick<SiteConfig, "site">, filter: string): readonly Place[] {
  const visible = site.locations.filter((location) => location.visible);
  const locations = chosen(visible, filter);
  // Whoever asks for both departments wants the hours and the number of both, at one address too.
  const places =
    filter === "service-and-parts" ? locations.flatMap((one) => placesOf([one])) : placesOf(locations);
  const rank = ({ departments }: Place) => (departments.some(({ primary }) => primary) ? 0 : 1);
  return [...places].sort((a, b) => rank(a) - rank(b));
}

function chosen(visible: readonly SiteLocation[], filter: string): readonly SiteLocation[] {
  if (filter === "all") return visible;
  if (filter === "primary")
    return [visible.find(({ primary }) => primary) ?? visible[0]].flatMap((one) => one ?? []);
  const types = TYPES[filter];
  return visible.filter(({ id, locationType }) => types?.includes(locationType) ?? id === filter);
}

/** How many places are laid out: one alone large, several as the dealer chose (LOC-04, LOC-05). */
export function blockLayout(
  { locations }: Pick<SiteConfig, "locations">,
  count: number,
  asked: SiteConfig["locations"]["block"]["layout"],
): "single" | "cards" | "tabs" {
  if (count === 1) return "single";
  return asked === "auto" ? locations.layout : asked;
}
