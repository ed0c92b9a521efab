import { CAR_TYPE_SEGMENTS, type CarTypeSegment } from "~/domain/search/car-type-segments";
import type { DocumentPlugin } from "~/domain/plugin/plugins";
import { toSlug } from "~/domain/text/slug";
import type { CarType, Vehicle } from "~/domain/vehicle/vehicle";

/** All stock: the segment of the default search page. */
export const ALL_STOCK_SEGMENT: CarTypeSegment = "new-used-and-demo-cars";

/** A stock listing to link to. */
export interface StockLink {
  readonly carTypes?: readonly CarType[];
  readonly make?: string;
  /** Only together with a make. */
  readonly model?: string;
  /** Everything else, as search addresses write it (`body=suv`, `range[price]=0:20000`, `sortBy=latest`). */
  readonly params?: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * The address of a stock listing. A mix of car types without its own segment becomes `car_type` parameters of the
 * all-stock page (OPEN-07); a type and a make are both segments (OPEN-08).
 */
export function stockPath({ carTypes = [], make, model, params = {} }: StockLink = {}): string {
  const segment = carTypeSegment(carTypes);
  const parts: string[] = [];
  if (segment !== null && (segment !== ALL_STOCK_SEGMENT || make === undefined)) parts.push(segment);
  if (segment === null && make === undefined) parts.push(ALL_STOCK_SEGMENT);
  if (make !== undefined) parts.push(toSlug(make));
  if (make !== undefined && model !== undefined) parts.push(toSlug(model));
  const search = new URLSearchParams();
  if (segment === null) for (const type of carTypes) search.append("car_type", type);
  for (const [name, value] of Object.entries(params)) {
    for (const one of typeof value === "string" ? [value] : value) search.append(name, one);
  }
  return `/search/${parts.map(encodeURIComponent).join("/")}${queryString(search)}`;
}

/** The segment of exactly these car types, in any order; null when the mix has none. */
export function carTypeSegment(carTypes: readonly CarType[]): CarTypeSegment | null {
  const wanted = [...new Set(carTypes)].sort().join(",");
  for (const [segment, types] of Object.entries(CAR_TYPE_SEGMENTS)) {
    // Object.entries widens the keys of a constant to string.
    if ([...types].sort().join(",") === wanted) return segment as CarTypeSegment;
  }
  return null;
}

/**
 * A query string with its question mark, or nothing. Brackets, colons, slashes and commas stay readable: browsers
 * send them as they are and the specification writes `range[price]=min:max`.
 */
export function queryString(search: URLSearchParams): string {
  const text = search
    .toString()
    .replace(/%5B/gi, "[")
    .replace(/%5D/gi, "]")
    .replace(/%3A/gi, ":")
    .replace(/%2F/gi, "/")
    .replace(/%2C/gi, ",");
  return text === "" ? "" : `?${text}`;
}

/** The parameter of a form's address that asks for its short questions. */
export const SHORT_FORM = "short";

/** A vehicle's page. */
export function vehiclePath(slug: string): string {
  return `/cars/${slug}`;
}

/** The vehicles a visitor keeps (FAV-01). */
export const FAVOURITES_PATH = "/favourites";

/** What a signed-in shopper keeps on this site; asks for the sign-in first. */
export const ACCOUNT_PATH = "/account";

/** All that is kept of the shopper, as one file. */
export const ACCOUNT_DOWNLOAD_PATH = "/account/download";

/** Where searches are saved and changed, by POST. */
export const SAVED_SEARCHES_PATH = "/account/searches";

/** Part of a listing's page: the filters, which open on a phone when a link leads there. */
export const FILTERS_PART = "filters";

/** Vehicles side by side (FAV-04): the address says which, so that it can be sent to somebody. */
export const COMPARE_PATH = "/compare";

/** A comparison of these vehicles, in this order. */
export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?ids=${ids.join(",")}`;
}

/** Where script asks for the cards of some vehicles (FAV-05). */
export function cardsPath(ids: readonly string[]): string {
  return `/api/cards?ids=${ids.join(",")}`;
}

/** Where script asks for vehicles like one (SIMI-04). */
export function similarPath(slug: string): string {
  return `${vehiclePath(slug)}/similar.json`;
}

/** Where script asks for the pictures of a card. */
export function picturesPath(slug: string): string {
  return `${vehiclePath(slug)}/pictures.json`;
}

/**
 * The picture for a vehicle's link previews. It has a new address when the vehicle changes, because previews are kept
 * for long.
 */
export function previewPath({ slug, updated_at: updated }: Pick<Vehicle, "slug" | "updated_at">): string {
  return `${vehiclePath(slug)}/og.jpg?v=${Math.floor(Date.parse(updated) / 1000).toString(36)}`;
}

/** Where script asks how a vehicle's price compares (CALL-06). */
export function comparisonPath(slug: string): string {
  return `${vehiclePath(slug)}/autogauge`;
}

/** Where script asks for the gauge of a vehicle's history (TEN-18). */
export function historyPath(slug: string): string {
  return `${vehiclePath(slug)}/history.json`;
}

/** A document that a plug-in has about a vehicle (TEN-19, TEN-20). */
export function reportPath(slug: string, document: DocumentPlugin): string {
  return `${vehiclePath(slug)}/report/${document}`;
}

/** The page that says why there is no such document: the service has `none`, or it `failed`. */
export function noReportPath(slug: string, document: DocumentPlugin, why: "none" | "failed"): string {
  return `${vehiclePath(slug)}/no-report/${document}?why=${why}`;
}

/** Where script asks what delivering a vehicle costs (CALL-14, OPEN-126); `postcode` is to be added. */
export function deliveryPath(slug: string): string {
  return `/api/delivery?car=${encodeURIComponent(slug)}`;
}

/** File name of the map of all of a dealer's places; no location may have this slug. */
export const ALL_PLACES_MAP = "all-places";

/** The map of an area without any place of the dealer's on it: `?at=` says where, as `frameText` writes it. */
export const AREA_MAP = "area";

/** Our own map of where a location is, by its slug. */
export function mapPath(slug: string): string {
  return `/map/${slug}.svg`;
}

/** An icon of the dealer's, by its name without ending. @param version of the file it is made of, if there is one */
export function iconPath(name: string, version: string | null = null): string {
  return `/icons/${name}.png${version === null ? "" : `?v=${version}`}`;
}
