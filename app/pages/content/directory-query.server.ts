import { readPostcode } from "~/domain/country/country";
import { countryOf } from "~/domain/country/country-of";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { type DirectoryQuery, distanceOf, serviceOf } from "~/features/locations/directory/build-directory";
import { services } from "~/services.server";

const LONGEST = 60;

/** What the address of a directory, or of its map, asks for (LOC-19: postcodes of the dealer's own country). */
export async function directoryQuery(query: URLSearchParams, { site }: SiteConfig): Promise<DirectoryQuery> {
  const { postcodePlaces } = await services();
  const given = (name: string) => (query.get(name) ?? "").trim().slice(0, LONGEST);
  const typed = given("postcode");
  const country = countryOf(site.country);
  const postcode = readPostcode(country, typed);
  return {
    brand: given("brand"),
    service: serviceOf(given("service")),
    postcode: postcode ?? typed,
    from: postcode === null ? null : await postcodePlaces.find(country.code, postcode),
    text: given("query"),
    withinKm: distanceOf(given("within")),
  };
}
