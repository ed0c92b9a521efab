import { type Coordinates, distanceKm, positionOf } from "~/domain/location/distance";
import { frameOf, frameOver, frameText, isIn, type MapFrame } from "~/domain/location/map-frame";
import { pinGroups } from "~/domain/location/pin-groups";
import { asksForPlace, salesYards } from "~/domain/search/near/near-you";
import { encodeSearch } from "~/features/search/address/search-params";
import type { Listing } from "~/features/search/results/listing.server";
import { stockNoun } from "~/features/search/results/listing-words.server";
import { AREA_MAP, mapPath } from "~/paths";
import type { FacetCount } from "~/ports/search-service";
import type { ResultsMapView, YardLink, YardPin } from "./map-view";

/** Pixels of the drawing, which pages show at a third of it to its whole. */
const SIZE = { width: 960, height: 800 };
/** Closer together than this, pins are one: some 30 pixels on a phone. */
const REACH = 88;

interface Yard {
  readonly name: string;
  readonly count: number;
  readonly position: Coordinates | null;
  /** Kilometres from the shopper; Infinity where nobody knows. */
  readonly km: number;
}

/** The link to the same listing with a map, or back to the list; null where the dealer's listings have no map. */
export function mapSwitch({ config, query, urls: { view, ...urls }, expand, t }: Listing) {
  if (!asksForPlace(config)) return null;
  const isMap = view === "map";
  return {
    label: t(isMap ? "search.map.hide" : "search.map.show"),
    href: encodeSearch(query, isMap ? urls : { ...urls, view: "map" }, expand),
  };
}

/** Where the vehicles of the listing stand, with how many at each yard; null while nobody asked for a map. */
export function mapView(listing: Listing): ResultsMapView | null {
  const { urls, t, query, answer } = listing;
  if (urls.view !== "map") return null;
  const from = query.near?.point ?? null;
  const yards = yardsOf(listing, answer.facets.location_name ?? [], from);
  const points = yards.flatMap(({ position }) => position ?? []);
  const whole = frameOver([...points, ...(from === null ? [] : [from])], SIZE.width, SIZE.height);
  // As the drawing will read it, so that the pins stand where it has their places.
  const frame = whole === null ? null : frameOf(frameText(whole), SIZE.width, SIZE.height);
  return {
    title: t("search.map.title"),
    image:
      frame === null
        ? null
        : { src: `${mapPath(AREA_MAP)}?at=${frameText(frame)}`, alt: t("search.map.alt"), ...SIZE },
    pins: frame === null ? [] : pinsOf(listing, yards, frame),
    here:
      frame === null || from === null || !isIn(frame.box, from)
        ? null
        : { label: t("search.map.here", { place: query.near?.name ?? "" }), ...shares(frame, from) },
    yards: yards.map((yard) => yardLink(listing, yard)),
  };
}

function yardsOf(
  { config }: Listing,
  counts: readonly FacetCount[],
  from: Coordinates | null,
): readonly Yard[] {
  const known = new Map(salesYards(config).map(({ name, address }) => [name, positionOf(address)]));
  return counts
    .map(({ value: name, count }) => {
      const position = known.get(name) ?? null;
      const km = from === null || position === null ? Infinity : distanceKm(from, position);
      return { name, count, position, km };
    })
    .sort((a, b) => (a.km === b.km ? 0 : a.km - b.km));
}

function pinsOf(listing: Listing, yards: readonly Yard[], frame: MapFrame): readonly YardPin[] {
  const points = yards.flatMap((yard) => {
    const { position } = yard;
    return position === null ? [] : [{ ...yard, position, ...frame.at(position) }];
  });
  return pinGroups(points, REACH).map((group) => {
    const names = group.map(({ name }) => name);
    const count = group.reduce((sum, one) => sum + one.count, 0);
    const [{ position }] = group;
    return {
      label: listing.t("search.map.pin", { place: names.join(", "), vehicles: vehicles(listing, count) }),
      count: listing.format.number(count),
      href: at(listing, names),
      ...shares(frame, position),
    };
  });
}

function yardLink(listing: Listing, { name, count, km }: Yard): YardLink {
  const { t, format, query } = listing;
  const distance = km === Infinity ? [] : [t("search.near.away", { distance: format.km(Math.max(1, km)) })];
  return {
    name,
    href: at(listing, [name]),
    facts: [vehicles(listing, count), ...distance],
    on: query.refinements.location_name?.includes(name) ?? false,
  };
}

function vehicles(listing: Listing, count: number): string {
  return `${listing.format.number(count)} ${stockNoun(listing, count)}`;
}

function at({ query, urls }: Listing, names: readonly string[]): string {
  return encodeSearch(
    { ...query, page: 1, refinements: { ...query.refinements, location_name: names } },
    urls,
  );
}

/** Where a point is, in percent of the map. */
function shares(frame: MapFrame, point: Coordinates): { readonly left: number; readonly top: number } {
  const { x, y } = frame.at(point);
  const share = (part: number, all: number) => Math.round((part / all) * 1_000) / 10;
  return { left: share(x, frame.width), top: share(y, frame.height) };
}
