import type { OpeningHoursEntry, SiteLocation } from "./config/location";
import type { SiteConfig } from "./site-config";

/** A location's weekly hours: its own, else the site's (ENT-24), Monday first as they are printed. */
export function openingHoursOf(
  config: Pick<SiteConfig, "site">,
  location: Pick<SiteLocation, "contactDetail">,
): readonly OpeningHoursEntry[] {
  const own = location.contactDetail.openingHours;
  const hours = own.length > 0 ? own : config.site.openingHours;
  return [...hours].sort((a, b) => mondayFirst(a.weekday) - mondayFirst(b.weekday));
}

/** The days whose hours differ at a location, in order: the site's, and its own over these (ENT-25). */
export function specialHoursOf(
  config: Pick<SiteConfig, "site">,
  { specialHours: own }: Pick<SiteLocation, "specialHours">,
): SiteLocation["specialHours"] {
  const days = new Set(own.map(({ date }) => date));
  const shared = config.site.specialHours.filter(({ date }) => !days.has(date));
  return [...shared, ...own].sort((a, b) => (a.date < b.date ? -1 : 1));
}

const mondayFirst = (weekday: number) => (weekday + 6) % 7;

/** The location a site shows first: its primary one, else the first visible one; null when it has none. */
export function primaryLocation(config: {
  readonly site: Pick<SiteConfig["site"], "locations">;
}): SiteLocation | null {
  const visible = config.site.locations.filter((location) => location.visible);
  return visible.find((location) => location.primary) ?? visible[0] ?? null;
}
