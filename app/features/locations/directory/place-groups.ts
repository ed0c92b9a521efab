import type { PageSite } from "~/domain/content/page-frame";
import { countryOf } from "~/domain/country/country-of";
import type { Coordinates } from "~/domain/location/distance";
import type { FoundPlace } from "~/domain/location/find-places";
import { withStockWords } from "~/domain/stock-words/stock-words";
import { locationCard } from "~/features/locations/build-location-card";
import type { PlaceGroupView } from "~/features/locations/location-views";
import { nearGroups, ONE_LIST, oneList } from "./near-groups";

/** Places under the names of their states, in the order in which the states come first. */
function byState(found: readonly FoundPlace[], site: PageSite): readonly PlaceGroupView[] {
  const { states } = countryOf(site.config.site.country);
  const stateOf = ({ place }: FoundPlace) => place.main.address.state.toLowerCase();
  return [...new Set(found.map(stateOf))].map((code) => {
    const here = found.filter((one) => stateOf(one) === code);
    return {
      title: withStockWords(
        states.find((state) => state.code === code)?.name ?? code.toUpperCase(),
        site.config,
      ),
      towns: [...new Set(here.map(({ place }) => place.main.address.city))],
      cards: here.map(({ place, km }) => locationCard(place, site, km)),
    };
  });
}

/**
 * Few places in one list, many by their states; from a place that somebody named the nearest first, those further away
 * behind a line of their own.
 */
export function placeGroups(
  found: readonly FoundPlace[],
  from: Coordinates | null,
  site: PageSite,
): readonly PlaceGroupView[] {
  const cards = found.map(({ place, km }) => locationCard(place, site, km));
  if (from !== null) return nearGroups(cards, site.t("locations.nearest.further"));
  const states = cards.length <= ONE_LIST ? [] : byState(found, site);
  return states.length > 1 ? states : [oneList(cards)];
}
