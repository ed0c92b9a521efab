import type { JsonObject } from "../tenant/layer";
import type { Country } from "./country";

/** What a dealer's country brings to its configuration, as a file would write it: lies over the defaults. */
export function countryValues(country: Country): JsonObject {
  const { locale, currency, timeZone, states } = country;
  const [first] = states;
  return {
    site: { locale, currency, timeZone, ...(first === undefined ? {} : { defaultState: first.code }) },
  };
}
