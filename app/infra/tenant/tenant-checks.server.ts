import { countryOf, isPostcode } from "~/domain/country/country";
import type { SiteConfig } from "~/domain/tenant/site-config";

interface Loaded {
  readonly file: string;
  readonly config: SiteConfig;
}

/** Faults of one dealer that take more than one field to see. */
export function siteFaults(config: SiteConfig, folder: string): string[] {
  return [...nameFaults(config, folder), ...locationFaults(config), ...postcodeFaults(config)];
}

function nameFaults({ site }: SiteConfig, folder: string): string[] {
  const faults: string[] = [];
  if (site.slug !== folder) {
    faults.push(`site.slug: expected the folder's name "${folder}", received "${site.slug}"`);
  }
  const states = countryOf(site.country).states.map((state) => state.code);
  if (!states.includes(site.defaultState)) {
    faults.push(`site.defaultState: expected one of ${states.join(", ")}, received "${site.defaultState}"`);
  }
  return faults;
}

function locationFaults({ site }: SiteConfig): string[] {
  const dealerships = new Set(site.dealerships.map((dealership) => dealership.id));
  const faults = site.locations.flatMap((location, index) =>
    dealerships.has(location.dealershipId)
      ? []
      : [
          `site.locations[${index}].dealershipId: expected one of ${[...dealerships].join(", ")}, received "${location.dealershipId}"`,
        ],
  );
  for (const [list, values] of [
    ["site.dealerships", site.dealerships],
    ["site.locations", site.locations],
  ] as const) {
    for (const key of ["id", "slug"] as const)
      faults.push(
        ...repeated(
          list,
          key,
          values.map((one) => one[key]),
        ),
      );
  }
  return faults;
}

const repeated = (list: string, key: string, values: readonly string[]) =>
  values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [`${list}[${index}].${key}: expected an own ${key}, received "${value}" again`],
  );

function postcodeFaults({ site }: SiteConfig): string[] {
  const country = countryOf(site.country);
  return site.locations.flatMap(({ address }, index) =>
    isPostcode(country, address.postcode)
      ? []
      : [
          `site.locations[${index}].address.postcode: expected a postcode of ${country.geocodingRegion}, received "${address.postcode}"`,
        ],
  );
}

/** What two dealers may not share: slug, host name, dealership, location (their stock would mix). */
export function clashes(loaded: readonly Loaded[]): string[] {
  return [
    ...clashesOf(loaded, "site.hosts", ({ site }) => site.hosts),
    ...clashesOf(loaded, "site.id", ({ site }) => [site.id]),
    ...clashesOf(loaded, "site.dealerships", ({ site }) => site.dealerships.map((one) => one.id)),
    ...clashesOf(loaded, "site.locations", ({ site }) => site.locations.map((one) => one.id)),
  ];
}

function clashesOf(
  loaded: readonly Loaded[],
  path: string,
  valuesOf: (config: SiteConfig) => readonly string[],
) {
  const owner = new Map<string, Loaded>();
  const faults: string[] = [];
  for (const one of loaded) {
    for (const value of new Set(valuesOf(one.config))) {
      const first = owner.get(value);
      if (first === undefined) owner.set(value, one);
      else
        faults.push(
          `${one.file}: ${path}: expected no other dealer with "${value}", received it in ${first.file} too`,
        );
    }
  }
  return faults;
}
