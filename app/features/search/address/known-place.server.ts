import { readPostcode } from "~/domain/country/country";
import { countryOf } from "~/domain/country/country-of";
import { type Coordinates, positionOf } from "~/domain/location/distance";
import { likeliestArea } from "~/domain/location/place-names";
import { cityMistyped } from "~/domain/search/meaning/places/city-words";
import { isHere } from "~/domain/search/near-place";
import type { VehicleQuery } from "~/domain/search/query";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { PostcodePlaces } from "~/ports/postcode-places";

/** A place that somebody named, and where it is. */
export interface KnownPlace extends Coordinates {
  /** Of the table: `Brisbane QLD`. */
  readonly name: string;
  /** Null for a place that was asked for by name. */
  readonly postcode: string | null;
}

/** The place a shopper means, by postcode or name, in the dealer's country (LOC-19); null for one nobody knows. */
export async function knownPlace(
  text: string,
  { site }: Pick<SiteConfig, "site">,
  places: PostcodePlaces,
): Promise<KnownPlace | null> {
  const country = countryOf(site.country);
  const postcode = readPostcode(country, text);
  const found = postcode === null ? null : await places.find(country.code, postcode);
  if (found !== null) return { ...found, postcode };
  if (postcode !== null) return null;
  const yards = site.locations.flatMap(({ address }) => positionOf(address) ?? []);
  const areas = await places.named(country.code, text);
  const mended = areas.length === 0 ? cityMistyped(text) : null;
  const meant = mended === null ? areas : await places.named(country.code, mended);
  const { name, lat, long } = likeliestArea(meant, yards) ?? {};
  return name === undefined || lat === undefined || long === undefined
    ? null
    : { name, lat, long, postcode: null };
}

/** A query with the point it counts distances from. Without a place, or with one nobody knows, it is as it was. */
export async function withPoint(
  query: VehicleQuery,
  config: Pick<SiteConfig, "site">,
  places: PostcodePlaces,
): Promise<VehicleQuery> {
  if (query.near === undefined || isHere(query.near)) return query;
  const place = await knownPlace(query.near.place, config, places);
  if (place === null) return query;
  const { lat, long, name } = place;
  return { ...query, near: { ...query.near, point: { lat, long }, name } };
}
