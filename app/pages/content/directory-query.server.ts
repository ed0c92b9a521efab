import { readPostcode } from "~/domain/country/country";
import { countryOf } from "~/domain/country/country-of";
import { placesOf } from "~/domain/location/departments";
import { findPlaces } from "~/domain/location/find-places";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { type DirectoryQuery, distanceOf, serviceOf } from "~/features/locations/directory/build-directory";
import { knownPlace } from "~/features/search/address/known-place.server";
import { services } from "~/services.server";

const LONGEST = 60;
const ANY_PLACE = { brand: "", service: "", from: null } as const;

/** What the address of a directory, or of its map, asks for (LOC-19: postcodes of the dealer's own country). */
export async function directoryQuery(query: URLSearchParams, config: SiteConfig): Promise<DirectoryQuery> {
  const { site } = config;
  const { postcodePlaces } = await services();
  const given = (name: string) => (query.get(name) ?? "").trim().slice(0, LONGEST);
  const typed = given("postcode");
  const country = countryOf(site.country);
  const postcode = readPostcode(country, typed);
  const text = given("query");
  // Words that are in no place's name, town or makes may be a suburb: then the nearest places are meant.
  const isElsewhere =
    text !== "" && findPlaces(placesOf(site.locations), { ...ANY_PLACE, text }).length === 0;
  const named = isElsewhere ? await knownPlace(text, config, postcodePlaces) : null;
  return {
    brand: given("brand"),
    service: serviceOf(given("service")),
    postcode: postcode ?? typed,
    from: named ?? (postcode === null ? null : await postcodePlaces.find(country.code, postcode)),
    text,
    near: named?.name ?? "",
    withinKm: distanceOf(given("within")),
  };
}
