import { AUSTRALIA } from "./australia";
import type { Country } from "./country";
import { NEW_ZEALAND } from "./new-zealand";

const COUNTRIES: Readonly<Record<Country["code"], Country>> = { au: AUSTRALIA, nz: NEW_ZEALAND };

/** The country pack a dealer's `site.country` names. */
export function countryOf(code: Country["code"]): Country {
  return COUNTRIES[code];
}
