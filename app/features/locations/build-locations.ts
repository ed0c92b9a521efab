import { pageFrame, type PageSite } from "~/domain/content/page-frame";
import { placesOf } from "~/domain/location/departments";
import { pagePath } from "~/domain/tenant/page-paths";
import { locationCard, locationWords } from "./build-location-card";
import { autoDealer } from "./location-json-ld";
import type { LocationsPageView } from "./location-views";

/** All places of a dealer, as cards or tabs (LOC-05). */
export function buildLocations(site: PageSite): LocationsPageView {
  const { config, t } = site;
  const places = placesOf(config.site.locations);
  const { threeOrMore, fewer } = config.locations.gridSpans;
  const title = t("locations.title");
  const intro = t("locations.intro", { name: config.site.name, count: places.length });
  return {
    frame: pageFrame(site, {
      title,
      description: intro,
      path: pagePath(config, "locations") ?? "/locations",
      image: places[0]?.main.image?.src ?? null,
      entities: places.map((place) => autoDealer(place, site)),
    }),
    title,
    intro,
    span: places.length >= 3 ? threeOrMore : fewer,
    cards: places.map((place) => locationCard(place, site)),
    words: locationWords(site),
  };
}
