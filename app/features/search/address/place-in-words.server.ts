import { countryOf } from "~/domain/country/country-of";
import { distanceKm, positionOf } from "~/domain/location/distance";
import { likeliestArea } from "~/domain/location/place-names";
import { cityMistyped } from "~/domain/search/meaning/places/city-words";
import { placeAlone } from "~/domain/search/meaning/places/place-alone";
import { placesAmong } from "~/domain/search/meaning/places/places-among";
import type { SearchVocabulary } from "~/domain/search/meaning/vocabulary";
import type { VehicleQuery } from "~/domain/search/query";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { PostcodePlaces } from "~/ports/postcode-places";
import type { SearchService, StockScope } from "~/ports/search-service";
import { knownPlace } from "./known-place.server";

interface Asked {
  readonly config: SiteConfig;
  readonly search: SearchService;
  readonly places: PostcodePlaces;
  readonly scope: StockScope;
}

/** Farther from every yard a name that only sounds like a place's is none. */
const HEARD_WITHIN_KM = 200;

/**
 * A query whose words name a place without a word in front, near to it: where they find no vehicle otherwise, and a place is
 * called so. Null elsewhere. One question to the engine, for such words alone.
 * @param asked as it was written
 * @param meant its words read
 */
export async function withPlaceNamed(
  asked: VehicleQuery,
  meant: VehicleQuery,
  vocabulary: SearchVocabulary,
  stock: Asked,
): Promise<VehicleQuery | null> {
  const alone = await placedAlone(asked, meant, vocabulary, stock);
  const placed = alone ?? (await placedAmong(asked, meant, vocabulary, stock));
  if (placed === null) return null;
  const { query, written } = placed;
  const texts = [...new Set([meant.text, written])];
  const counts = await stock.search.countEach(
    stock.scope,
    texts.map((text) => ({ ...meant, text })),
  );
  return counts.every((count) => count === 0) ? query : null;
}

interface Placed {
  readonly query: VehicleQuery;
  /** The words of it. */
  readonly written: string;
}

/** Words that say a place and nothing more; of a number that is a year as well, the place. */
async function placedAlone(
  asked: VehicleQuery,
  meant: VehicleQuery,
  { makes }: SearchVocabulary,
  stock: Asked,
): Promise<Placed | null> {
  const placed = placeAlone(asked, meant, makes);
  const { place } = placed?.near ?? {};
  if (placed === null || place === undefined) return null;
  for (const name of [place, cityMistyped(place)]) {
    const called = name === null ? null : await nameOf(name, stock);
    if (called !== null) return { query: nearTo(placed, called), written: meant.text };
  }
  return null;
}

async function placedAmong(
  asked: VehicleQuery,
  meant: VehicleQuery,
  vocabulary: SearchVocabulary,
  stock: Asked,
): Promise<Placed | null> {
  for (const { place, rest } of placesAmong(asked, meant, vocabulary)) {
    const called = await nameOf(place, stock);
    if (called === null) continue;
    const sort = meant.sort === asked.sort ? "nearest" : meant.sort;
    return { query: nearTo({ ...meant, text: rest, sort }, called), written: place };
  }
  return null;
}

const nearTo = (query: VehicleQuery, place: string): VehicleQuery => ({
  ...query,
  near: { place, withinKm: null },
});

/** What a place is called that has the whole of a name, and the postcode where both are given; null for none. */
async function nameOf(place: string, { config, places }: Asked): Promise<string | null> {
  const { code } = countryOf(config.site.country);
  const named = await places.called(code, place);
  if (named.length > 0) return /\p{Script=Arabic}/u.test(place) ? heardAs(named, config) : place;
  const known = /\d/u.test(place) ? await knownPlace(place, config, places) : null;
  if (known === null) return null;
  const name = place.replace(/\d+$/u, "").trim();
  const areas = name === "" ? null : await places.named(code, name);
  const isOne = areas === null || areas.some(({ postcode }) => postcode === known.postcode);
  return isOne ? place : null;
}

/** A place near to a yard, of several that sound so, without its state. */
function heardAs(areas: Awaited<ReturnType<PostcodePlaces["called"]>>, { site }: SiteConfig): string | null {
  const yards = site.locations.flatMap(({ address }) => positionOf(address) ?? []);
  const area = likeliestArea(areas, yards);
  if (area === null) return null;
  const isNear = yards.length === 0 || yards.some((yard) => distanceKm(yard, area) <= HEARD_WITHIN_KM);
  return isNear ? area.name.replace(/ \p{Lu}{2,3}$/u, "") : null;
}
