import type { LoaderFunctionArgs } from "@remix-run/node";
import { frameAround, frameOf, type MapFrame } from "~/domain/location/map-frame";
import { placesOf } from "~/domain/location/departments";
import { salesYards } from "~/domain/search/near/near-you";
import type { SiteLocation } from "~/domain/tenant/config/location";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { allPlacesFrame, directoryPlaces } from "~/features/locations/directory/build-directory";
import { mapSvg } from "~/features/locations/map/map-svg";
import { ALL_PLACES_MAP, AREA_MAP } from "~/paths";
import type { MapTown } from "~/ports/map-ground";
import type { PostcodePlaces } from "~/ports/postcode-places";
import { directoryQuery } from "~/pages/content/directory-query.server";
import { services } from "~/services.server";
import { requireSite } from "~/request/site-context.server";
import { mapColors } from "~/templates/swatches.server";

const WIDTH = 960;
/** Widths in km, from a suburb to a region; the first with enough town names around the place is used. */
const WIDTHS_KM = [18, 40, 90, 220, 500];
const NAMES_WANTED = 7;

/** A map of ours (LOC-04): one location's neighbourhood, all places of the dealer, or an area around some. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const [config, { postcodePlaces, mapGrounds }] = await Promise.all([requireSite(request), services()]);
  const name = /^([a-z0-9-]+)\.svg$/.exec(params["file"] ?? "")?.[1] ?? "";
  const { searchParams } = new URL(request.url);
  const drawn =
    name === ALL_PLACES_MAP
      ? await allPlaces(searchParams, config, postcodePlaces)
      : name === AREA_MAP
        ? await area(searchParams.get("at") ?? "", config, postcodePlaces)
        : await onePlace(name, config, postcodePlaces);
  if (drawn === null) throw new Response("No map of this name.", { status: 404, statusText: "Not Found" });
  const ground = await mapGrounds.of(config.site.country);
  const svg = mapSvg({ ...drawn, ground, colors: mapColors(config.site.template, config.theme.tokens) });
  return new Response(svg, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=3600, s-maxage=86400" },
  });
}

interface Drawn {
  readonly frame: MapFrame;
  readonly towns: readonly MapTown[];
  readonly pins: readonly MapTown[];
  readonly captions?: readonly MapTown[];
  readonly named: boolean;
}

async function onePlace(slug: string, config: SiteConfig, places: PostcodePlaces): Promise<Drawn | null> {
  const location = config.site.locations.find((one) => one.visible && one.slug === slug);
  const pin = location === undefined ? null : pinOf(location);
  if (pin === null) return null;
  let drawn: Drawn | null = null;
  for (const km of WIDTHS_KM) {
    const frame = frameAround(pin, km, WIDTH, 640);
    const towns = await townsIn(frame, config, places);
    drawn = { frame, towns: towns.filter(({ name }) => name !== pin.name), pins: [pin], named: true };
    if (drawn.towns.length >= NAMES_WANTED) break;
  }
  return drawn;
}

/** Towns are named up to this width: in a wider area they are dots. */
const NAMED_KM = 260;
const AREA_HEIGHT = 800;

/** What lies in an area; null for an area that no listing asks for. */
async function area(at: string, config: SiteConfig, places: PostcodePlaces): Promise<Drawn | null> {
  const frame = frameOf(at, WIDTH, AREA_HEIGHT);
  if (frame === null) return null;
  const named = WIDTH / frame.perKm <= NAMED_KM;
  const captions = salesYards(config).flatMap(({ address }) => pinOf({ name: address.city, address }) ?? []);
  return { frame, towns: await townsIn(frame, config, places), pins: [], captions, named };
}

/** The places that the directory finds for the same question. */
async function allPlaces(
  query: URLSearchParams,
  config: SiteConfig,
  towns: PostcodePlaces,
): Promise<Drawn | null> {
  const found = directoryPlaces(placesOf(config.site.locations), await directoryQuery(query, config));
  const places = found.map(({ place }) => place);
  const pins = places.flatMap(({ main }) => pinOf(main) ?? []);
  const frame = allPlacesFrame(places);
  return frame === null ? null : { frame, pins, towns: await townsIn(frame, config, towns), named: false };
}

function pinOf({ name, address: { lat, long } }: Pick<SiteLocation, "name" | "address">): MapTown | null {
  return lat === null || long === null ? null : { name, lat, long };
}

/** The towns around, by name without the state, each once. */
async function townsIn({ box }: MapFrame, { site }: SiteConfig, places: PostcodePlaces) {
  const towns = await places.within(site.country, box);
  const named = towns.map((town) => ({
    ...town,
    name: town.name.replace(/ (?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/, ""),
  }));
  return named.filter((town, index) => named.findIndex(({ name }) => name === town.name) === index);
}
