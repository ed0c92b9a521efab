import { pageFrame, type PageSite } from "~/domain/content/page-frame";
import { placesOf } from "~/domain/location/departments";
import { findPlaces } from "~/domain/location/find-places";
import type { ReviewsView } from "~/domain/review/reviews-view";
import { pagePath } from "~/domain/tenant/page-paths";
import { type PostcodeQuery, postcodeView } from "./directory/build-directory";
import { placeGroups } from "./directory/place-groups";
import { locationWords } from "./build-location-card";
import { autoDealer, wholeDealer } from "./yard/location-json-ld";
import type { LocationsPageView } from "./location-views";

/**
 * All places of a dealer, the nearest first where somebody said from where (LOC-05).
 * @param reviews what customers say of all of them
 */
export function buildLocations(
  query: PostcodeQuery,
  site: PageSite,
  reviews: ReviewsView | null,
): LocationsPageView {
  const { config, t } = site;
  const places = placesOf(config.site.locations);
  const found = findPlaces(places, { brand: "", service: "", from: query.from });
  const path = pagePath(config, "locations") ?? "/locations";
  const { threeOrMore, fewer } = config.locations.gridSpans;
  const title = t("locations.title");
  const intro = t("locations.intro", { name: config.site.name, count: places.length });
  return {
    frame: pageFrame(site, {
      title,
      description: intro,
      path,
      image: places[0]?.main.image?.src ?? null,
      entities: [
        ...places.map((place) => autoDealer(place, site)),
        ...(reviews === null ? [] : [wholeDealer(site, reviews)]),
      ],
    }),
    title,
    intro,
    span: places.length >= 3 ? threeOrMore : fewer,
    groups: placeGroups(found, query.from, site),
    finder:
      places.length < 2
        ? null
        : {
            action: path,
            postcode: postcodeView(query, site, t("locations.nearest.postcode")),
            submit: t("locations.nearest.submit"),
          },
    words: locationWords(site),
    reviews,
  };
}
