import { numberFormat } from "~/domain/text/intl-formats";
import { pageFrame, type PageSite } from "~/domain/content/page-frame";
import { countryOf } from "~/domain/country/country-of";
import { type Place, placesOf } from "~/domain/location/departments";
import { type Coordinates, positionOf } from "~/domain/location/distance";
import { brandsOf, findPlaces, type FoundPlace, type PlaceQuery } from "~/domain/location/find-places";
import { frameOver, type MapFrame } from "~/domain/location/map-frame";
import { locationPath, pagePath } from "~/domain/tenant/page-paths";
import { ALL_PLACES_MAP, mapPath } from "~/paths";
import { locationWords } from "~/features/locations/build-location-card";
import type {
  DirectoryFormView,
  DirectoryPageView,
  MapView,
  PinView,
  PostcodeView,
} from "~/features/locations/location-views";
import { placeGroups } from "./place-groups";

/** What the address of a directory asks for, and where its postcode is. */
export interface DirectoryQuery {
  /** Part of a name, town, postcode or make (OPEN-24), or the name of a town or suburb to count from. */
  readonly text: string;
  /** What the place is called that `text` names, where none of the dealer's is called so; else empty. */
  readonly near: string;
  readonly brand: string;
  readonly service: PlaceQuery["service"];
  readonly postcode: string;
  /** Null for a postcode nobody lives at, or none. */
  readonly from: Coordinates | null;
  /** Kilometres; null for any distance. */
  readonly withinKm: number | null;
}

/** A postcode as it was asked for. */
export interface PostcodeQuery extends Pick<DirectoryQuery, "postcode" | "from"> {
  /** Whether the field was sent empty. */
  readonly missing?: boolean;
}

/** Whether the address is of a form whose postcode was left empty. */
export function isPostcodeMissing(query: URLSearchParams): boolean {
  return query.get("postcode")?.trim() === "";
}

/** Distances to choose from, in kilometres. */
const DISTANCES_KM = [25, 50, 100, 250, 500];

/** The distance an address names; null for any other word. */
export function distanceOf(text: string): number | null {
  return DISTANCES_KM.find((km) => String(km) === text) ?? null;
}

/** Pixels of the map of many places. */
const ALL_PLACES_SIZE = { width: 960, height: 860 };

const SERVICES = ["sales", "service", "parts"] as const;

/** The department an address names; empty for any other word. */
export function serviceOf(text: string): PlaceQuery["service"] {
  return SERVICES.find((one) => one === text) ?? "";
}

/** A group's places to look through (ROUTE-42, ROUTE-43). */
export function buildDirectory(query: DirectoryQuery, site: PageSite): DirectoryPageView {
  const { config, t } = site;
  const places = placesOf(config.site.locations);
  const found = directoryPlaces(places, query);
  const path = pagePath(config, "directory") ?? "/dealerships";
  const title = t("locations.directory.title");
  const intro = t("locations.directory.intro", { name: config.site.name });
  return {
    frame: pageFrame(site, {
      title,
      description: t("locations.directory.description", { name: config.site.name, count: places.length }),
      path,
    }),
    title,
    intro,
    form: formView(query, places, site, path),
    summary: summary(found.length, query, site),
    groups: placeGroups(found, query.from, site),
    map: allMap(found, query, site),
    pins: pins(found, site),
    empty: found.length === 0 ? emptyView(places, query, site, path) : null,
    words: locationWords(site),
  };
}

/** What is said where nothing fits: the nearest place beyond the distance, where the distance alone is in the way. */
function emptyView(
  places: readonly Place[],
  query: DirectoryQuery,
  { config, t }: PageSite,
  path: string,
): DirectoryPageView["empty"] {
  const [nearest] = directoryPlaces(places, { ...query, withinKm: null });
  if (query.from === null || nearest === undefined || nearest.km === null)
    return { text: t("locations.directory.none"), href: path, label: t("locations.directory.all") };
  const { main } = nearest.place;
  return {
    text: t("locations.directory.noneWithin"),
    href: locationPath(config, main.slug),
    label: t("locations.directory.beyond", { name: main.name, distance: distanceText(nearest.km, config) }),
  };
}

/** "120 km", in the dealer's language. */
function distanceText(km: number, { site }: PageSite["config"]): string {
  return numberFormat(site.locale, { style: "unit", unit: "kilometer" }).format(km);
}

/** The places that a directory's address asks for, nearest first where it says from where. */
export function directoryPlaces(places: readonly Place[], query: DirectoryQuery): readonly FoundPlace[] {
  return findPlaces(places, query.near === "" ? query : { ...query, text: "" });
}

function formView(
  query: DirectoryQuery,
  places: readonly Place[],
  { config, t }: PageSite,
  action: string,
): DirectoryFormView {
  return {
    action,
    text: {
      label: t("locations.directory.text"),
      placeholder: t("search.directoryPlaceholder"),
      value: query.text,
    },
    brand: {
      label: t("locations.directory.brand"),
      value: query.brand,
      options: [
        { value: "", label: t("locations.directory.anyBrand") },
        ...brandsOf(places).map((name) => ({ value: name, label: name })),
      ],
    },
    service: {
      label: t("locations.department"),
      value: query.service,
      options: [
        { value: "", label: t("locations.directory.anyService") },
        ...SERVICES.map((one) => ({ value: one, label: t(`locations.types.${one}`) })),
      ],
    },
    postcode: postcodeView(query, { config, t }, t("locations.directory.postcode")),
    within: {
      label: t("locations.directory.within"),
      value: query.withinKm === null ? "" : String(query.withinKm),
      options: [
        { value: "", label: t("locations.directory.anyDistance") },
        ...DISTANCES_KM.map((km) => ({
          value: String(km),
          label: t("locations.directory.withinKm", { distance: distanceText(km, config) }),
        })),
      ],
    },
    more: t("locations.directory.more"),
    submit: t("locations.directory.submit"),
  };
}

/**
 * The postcode field of the directory; a postcode that nobody knows gets a message (LOC-19, LOC-20), and so does none
 * where it was all that was asked for.
 */
export function postcodeView(
  { postcode, from, missing = false }: PostcodeQuery,
  { config, t }: Pick<PageSite, "config" | "t">,
  label: string,
): PostcodeView {
  const isUnknown = postcode !== "" && from === null;
  return {
    label,
    value: postcode,
    error: isUnknown ? t("locations.directory.badPostcode") : missing ? t("locations.nearest.missing") : null,
    maxLength: countryOf(config.site.country).postcode.maxLength,
  };
}

function summary(count: number, { brand, from, near, postcode }: DirectoryQuery, { t }: PageSite): string {
  const parts = [
    t("locations.directory.count", { count }),
    brand === "" ? "" : t("locations.directory.withBrand", { brand }),
    from === null || count === 0
      ? ""
      : t("locations.directory.nearest", { postcode: near === "" ? postcode : near }),
  ];
  return parts.filter(Boolean).join(" ");
}

/** The map of the places found; its address asks for the same ones. */
function allMap(
  found: readonly FoundPlace[],
  { text, brand, service, postcode, withinKm, from }: DirectoryQuery,
  { config, t }: PageSite,
): MapView | null {
  const placed = found.filter(({ place }) => positionOf(place.main.address) !== null);
  if (placed.length === 0) return null;
  const alt = t("locations.directory.mapAlt", { name: config.site.name, count: placed.length });
  const near = from === null || withinKm === null ? {} : { postcode, within: String(withinKm) };
  const asked = Object.entries({ query: text, brand, service, ...near }).filter(([, value]) => value !== "");
  const query = new URLSearchParams(asked).toString();
  return { src: `${mapPath(ALL_PLACES_MAP)}${query === "" ? "" : `?${query}`}`, alt, ...ALL_PLACES_SIZE };
}

/** The picture with all of some places in it; null without any (LOC-04). */
export function allPlacesFrame(places: readonly Place[]): MapFrame | null {
  const points = places.flatMap(({ main }) => positionOf(main.address) ?? []);
  return frameOver(points, ALL_PLACES_SIZE.width, ALL_PLACES_SIZE.height);
}

/** Where on that picture each place's pin is, to click. */
function pins(found: readonly FoundPlace[], { config }: PageSite): readonly PinView[] {
  const frame = allPlacesFrame(found.map(({ place }) => place));
  return found.flatMap(({ place: { main } }) => {
    const position = positionOf(main.address);
    if (frame === null || position === null) return [];
    const { x, y } = frame.at(position);
    const share = (part: number, whole: number) => Math.round((part / whole) * 1_000) / 10;
    const [left, top] = [share(x, frame.width), share(y, frame.height)];
    return [{ id: main.id, name: main.name, href: locationPath(config, main.slug), left, top }];
  });
}
