import { primaryLocation } from "~/domain/tenant/opening-hours";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { contactLinks } from "~/features/vehicle/page/contact/contact-links";
import { siteLocation } from "~/features/vehicle/page/contact/location-view";

/** How other data on the page refers to the dealer. */
export function dealerId({ site }: SiteConfig): string {
  return `${site.url}/#dealer`;
}

/** The dealer where the vehicle stands, else at its main yard. */
export function dealerJsonLd(vehicle: Vehicle, config: SiteConfig) {
  const { site } = config;
  const { phone, email } = contactLinks(vehicle, config);
  return {
    "@type": "AutoDealer",
    "@id": dealerId(config),
    name: site.name,
    url: `${site.url}/`,
    ...(phone === null || phone.hidden ? {} : { telephone: phone.text }),
    ...(email === null ? {} : { email: email.text }),
    ...place(vehicle, config),
  };
}

function place(vehicle: Vehicle, config: SiteConfig) {
  const location = siteLocation(vehicle, config) ?? primaryLocation(config);
  if (location === null) return {};
  const { street, city, state, postcode, lat, long } = location.address;
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
