import { internationalPhone } from "~/domain/country/country";
import { countryOf } from "~/domain/country/country-of";
import { dealerId, placeId, sellerName } from "~/domain/location/place-id";
import { dealerImage, placeImage } from "~/domain/location/seller-picture";
import { locationPath } from "~/domain/tenant/page-paths";
import { primaryLocation } from "~/domain/tenant/opening-hours";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { SiteLocation } from "~/domain/tenant/config/location";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { contactLinks } from "~/features/vehicle/page/contact/contact-links";
import { siteLocation } from "~/features/vehicle/page/contact/location-view";

/** The place where a vehicle stands, if the site has a page of it. */
function placeOfVehicle(vehicle: Vehicle, config: SiteConfig): SiteLocation | null {
  const own = siteLocation(vehicle, config);
  return own?.visible === true ? own : null;
}

/** Who offers a vehicle: its place, else the dealer as a whole. */
export function sellerId(vehicle: Vehicle, config: SiteConfig): string {
  const place = placeOfVehicle(vehicle, config);
  return place === null ? dealerId(config) : placeId(config, place);
}

/**
 * The place where the vehicle stands, by the id and with the facts that its own page gives it, else the dealer. A place's
 * telephone is left to its page: a vehicle's page may show it only on request.
 */
export function dealerJsonLd(vehicle: Vehicle, config: SiteConfig) {
  const { site } = config;
  const own = placeOfVehicle(vehicle, config);
  const common = { "@type": "AutoDealer", "@id": sellerId(vehicle, config) };
  const priceRange = site.priceRange === null ? {} : { priceRange: site.priceRange };
  if (own !== null)
    return {
      ...common,
      name: sellerName(site, own),
      url: `${site.url}${locationPath(config, own.slug)}`,
      ...priceRange,
      ...placeImage(config, own),
      ...addressData(own, config),
      parentOrganization: { "@type": "Organization", "@id": dealerId(config), name: site.name },
    };
  const main = primaryLocation(config);
  const { phone, email } = contactLinks(vehicle, config);
  return {
    ...common,
    name: site.name,
    url: `${site.url}/`,
    ...(phone === null || phone.hidden
      ? {}
      : { telephone: internationalPhone(countryOf(site.country), phone.text) }),
    ...(email === null ? {} : { email: email.text }),
    ...priceRange,
    ...dealerImage(config, main),
    ...(main === null ? {} : addressData(main, config)),
  };
}

function addressData({ address }: SiteLocation, config: SiteConfig) {
  const { street, city, state, postcode, lat, long } = address;
  return {
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: config.site.country.toUpperCase(),
    },
    ...(lat === null || long === null
      ? {}
      : { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: long } }),
  };
}
