import { numberFormat } from "~/domain/text/intl-formats";
import type { PageSite } from "~/domain/content/page-frame";
import { blockLayout, blockPlaces } from "~/domain/location/block-places";
import type { Place } from "~/domain/location/departments";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { hasPage } from "~/domain/tenant/has-page";
import { pagePath } from "~/domain/tenant/page-paths";
import { emailHref, hoursOf, liveMap, locationCard, locationWords } from "./build-location-card";
import type { LocationBlockView, PlaceView } from "./location-views";

/** The most places in a block; a group has dozens, which would be longer than the page. */
const MOST = 6;

/** What a page asks of its block; what it leaves out is `locations.block`. */
export interface LocationBlockOptions {
  readonly title: string;
  readonly text: string;
  readonly filter?: string | undefined;
  readonly layout?: SiteConfig["locations"]["block"]["layout"] | undefined;
}

/** The dealer's places on a page that is about something else; null without any (LOC-03, LOC-21). */
export function buildLocationBlock(asked: LocationBlockOptions, site: PageSite): LocationBlockView | null {
  const { block, gridSpans } = site.config.locations;
  const places = blockPlaces(site.config, asked.filter ?? block.filter);
  if (places.length === 0) return null;
  const shown = places.slice(0, MOST);
  return {
    title: asked.title,
    text: asked.text,
    layout: blockLayout(site.config, shown.length, asked.layout ?? block.layout),
    places: shown.map((place) => placeView(place, site)),
    span: shown.length >= 3 ? gridSpans.threeOrMore : gridSpans.fewer,
    more: places.length > MOST ? allPlaces(places.length, site) : null,
    words: locationWords(site),
  };
}

function placeView(place: Place, site: PageSite): PlaceView {
  return {
    card: locationCard(place, site),
    emailHref: emailHref(place.main, site),
    hours: hoursOf(place.main, site),
    live: liveMap(place.main, site),
  };
}

function allPlaces(count: number, { config, t }: PageSite): LocationBlockView["more"] {
  const key = hasPage(config, "directory") ? "directory" : "locations";
  const href = hasPage(config, key) ? pagePath(config, key) : null;
  const number = numberFormat(config.site.locale).format(count);
  return href === null ? null : { label: t("locations.allOf", { number, count }), href };
}
