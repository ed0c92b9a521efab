import { isPostcode } from "~/domain/country/country";
import { countryOf } from "~/domain/country/country-of";
import { isJsonObject, type JsonObject } from "~/domain/tenant/layer";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { contrastFaults, type ThemeTokens, tokenValue } from "~/domain/tenant/theme-tokens";

type Site = SiteConfig["site"];

/** Faults of one dealer that take more than one field to see. */
export function siteFaults(site: Site, folder: string): string[] {
  return [
    ...nameFaults(site, folder),
    ...dealershipFaults(site),
    ...repeatedFaults("site.dealerships", site.dealerships),
    ...repeatedFaults("site.locations", site.locations),
    ...postcodeFaults(site),
  ];
}

function nameFaults(site: Site, folder: string): string[] {
  const faults: string[] = [];
  if (site.slug !== folder) faults.push(fault("site.slug", `the folder's name "${folder}"`, site.slug));
  const states = countryOf(site.country).states.map((state) => state.code);
  if (!states.includes(site.defaultState)) {
    faults.push(fault("site.defaultState", `one of ${states.join(", ")}`, site.defaultState));
  }
  return faults;
}

function dealershipFaults(site: Site): string[] {
  const known = site.dealerships.map((dealership) => dealership.id);
  return site.locations.flatMap(({ dealershipId }, index) =>
    known.includes(dealershipId)
      ? []
      : [fault(`site.locations[${index}].dealershipId`, `one of ${known.join(", ")}`, dealershipId)],
  );
}

function repeatedFaults(
  list: string,
  entries: readonly { readonly id: string; readonly slug: string }[],
): string[] {
  return (["id", "slug"] as const).flatMap((key) => {
    const values = entries.map((entry) => entry[key]);
    return values.flatMap((value, index) =>
      values.indexOf(value) === index ? [] : [fault(`${list}[${index}].${key}`, `its own ${key}`, value)],
    );
  });
}

function postcodeFaults(site: Site): string[] {
  const country = countryOf(site.country);
  return site.locations.flatMap(({ address }, index) =>
    isPostcode(country, address.postcode)
      ? []
      : [
          fault(
            `site.locations[${index}].address.postcode`,
            `a postcode of ${country.name}`,
            address.postcode,
          ),
        ],
  );
}

const fault = (path: string, expected: string, received: string) =>
  `${path}: expected ${expected}, received ${JSON.stringify(received)}`;

/** Pairs of colours that cannot be read once the dealer's tokens lie over the template's (WCAG 2.2, 1.4.3). */
export function colourFaults(template: ThemeTokens, input: JsonObject): string[] {
  const own = isJsonObject(input["theme"]) ? input["theme"]["tokens"] : undefined;
  if (!isJsonObject(own)) return [];
  const texts = Object.entries(own).flatMap(([name, value]) => {
    const token = typeof value === "string" ? tokenValue(name, value) : null;
    return token === null ? [] : [[name, token] as const];
  });
  return contrastFaults({ ...template, ...Object.fromEntries(texts) }).map((text) => `theme.tokens: ${text}`);
}
