import { countryOf } from "../country/country-of";
import { addressLine } from "../location/address-line";
import { placesOf } from "../location/departments";
import { locationPath } from "../tenant/page-paths";
import type { SiteConfig } from "../tenant/site-config";
import type { LlmsLink } from "./llms-text";
import { absolute } from "./page-frame";

/** The dealer's places, as many as the page of all locations says there are: the departments of one place are one. */
export function llmsPlaces(config: SiteConfig): readonly LlmsLink[] {
  if (!config.routes.enabled.includes("locations")) return [];
  return placesOf(config.site.locations).map(({ main: { name, slug, address, contactDetail } }) => ({
    label: name,
    address: absolute(config, locationPath(config, slug)),
    about: [addressLine(address, countryOf(config.site.country)), contactDetail.phone]
      .filter(Boolean)
      .join(", "),
  }));
}
