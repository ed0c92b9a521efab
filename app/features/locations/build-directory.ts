import { pageFrame, type PageSite } from "~/domain/content/page-frame";
import { countryOf } from "~/domain/country/country";
import { type Place, placesOf } from "~/domain/location/departments";
import type { Coordinates } from "~/domain/location/distance";
import { brandsOf, findPlaces, type FoundPlace, type PlaceQuery } from "~/domain/location/find-places";
import { pagePath } from "~/domain/tenant/page-paths";
import { ALL_PLACES_MAP, mapPath } from "~/paths";
import { locationCard, locationWords } from "./build-location-card";
import type { DirectoryFormView, DirectoryPageView, MapView } from "./location-views";

/** What the address of a directory asks for, and where its postcode is. */
export interface DirectoryQuery {
  readonly brand: string;
  readonly service: PlaceQuery["service"];
  readonly postcode: string;
  /** Null for a postcode nobody lives at, or none. */
  readonly from: Coordinates | null;
}

const SERVICES = ["sales", "service", "parts"] as const;

/** The department an address names; empty for any other word. */
export function serviceOf(text: string): PlaceQuery["service"] {
  return SERVICES.find((one) => one === text) ?? "";
}

/** A group's places to look through (ROUTE-42, ROUTE-43). */
export function buildDirectory(query: DirectoryQuery, site: PageSite): DirectoryPageView {
  const { config, t } = site;
  const places = placesOf(config.site.locations);
  const found = findPlaces(places, query);
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
    groups: query.from === null ? byState(found, site) : nearestFirst(found, site),
    map: allMap(found, site),
    empty:
      found.length === 0
        ? { text: t("locations.directory.none"), href: path, label: t("locations.directory.all") }
        : null,
    words: locationWords(site),
  };
}

function formView(
  query: DirectoryQuery,
  places: readonly Place[],
  { config, t }: PageSite,
  action: string,
): DirectoryFormView {
  const country = countryOf(config.site.country);
  const isUnknown = query.postcode !== "" && query.from === null;
  return {
    action,
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
    postcode: {
      label: t("locations.directory.postcode"),
      value: query.postcode,
      error: isUnknown ? t("locations.directory.badPostcode") : null,
      maxLength: country.postcode.maxLength,
    },
    submit: t("locations.directory.submit"),
  };
}

function summary(count: number, { brand, from, postcode }: DirectoryQuery, { t }: PageSite): string {
  const parts = [
    t("locations.directory.count", { count }),
    brand === "" ? "" : t("locations.directory.withBrand", { brand }),
    from === null ? "" : t("locations.directory.nearest", { postcode }),
  ];
  return parts.filter(Boolean).join(" ");
}

function byState(found: readonly FoundPlace[], site: PageSite): DirectoryPageView["groups"] {
  const { states } = countryOf(site.config.site.country);
  const stateOf = ({ place }: FoundPlace) => place.main.address.state.toLowerCase();
  return [...new Set(found.map(stateOf))].map((code) => ({
    title: states.find((state) => state.code === code)?.name ?? code.toUpperCase(),
    cards: found.filter((one) => stateOf(one) === code).map(({ place }) => locationCard(place, site)),
  }));
}

function nearestFirst(found: readonly FoundPlace[], site: PageSite): DirectoryPageView["groups"] {
  return [{ title: "", cards: found.map(({ place, km }) => locationCard(place, site, km)) }];
}

function allMap(found: readonly FoundPlace[], { config, t }: PageSite): MapView | null {
  const placed = found.filter(({ place }) => place.main.address.lat !== null);
  if (placed.length < 2) return null;
  const alt = t("locations.directory.mapAlt", { name: config.site.name, count: placed.length });
  return { src: mapPath(ALL_PLACES_MAP), alt, width: 960, height: 860 };
}
