import { absolute, type PageSite } from "~/domain/content/page-frame";
import { internationalPhone } from "~/domain/country/country";
import { countryOf } from "~/domain/country/country-of";
import { dealerId, placeId, sellerName } from "~/domain/location/place-id";
import { dealerImage, placeImage } from "~/domain/location/seller-picture";
import { type Place, placeWith } from "~/domain/location/departments";
import { reviewsJsonLd } from "~/domain/review/review-json-ld";
import type { ReviewsView } from "~/domain/review/reviews-view";
import type { OpeningHoursEntry, SiteLocation } from "~/domain/tenant/config/location";
import { locationPath } from "~/domain/tenant/page-paths";
import { openingHoursOf, primaryLocation, specialHoursOf } from "~/domain/tenant/opening-hours";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const TYPES = {
  "": "AutoDealer",
  sales: "AutoDealer",
  service: "AutoRepair",
  parts: "AutoPartsStore",
} as const;

/** The dealer as a whole, at its main place where it names one, with what its page says of its reviews. */
export function wholeDealer(site: PageSite, reviews: ReviewsView | null): object {
  const { config } = site;
  const { email } = config.site;
  const main = primaryLocation(config);
  const place = main === null ? null : placeWith(config.site.locations, main.id);
  const placeless = {
    "@type": TYPES[""],
    ...(email === null ? {} : { email }),
    ...reviewsJsonLd(reviews),
  };
  return {
    ...(place === null ? placeless : wholeOf(autoDealer(place, site, reviews))),
    ...dealerImage(config, main),
    "@id": dealerId(config),
    name: config.site.name,
    url: absolute(config, "/"),
  };
}

/** The dealer's main place as the dealer: it is part of nothing else. */
function wholeOf({ parentOrganization: _parent, ...place }: ReturnType<typeof autoDealer>): object {
  return place;
}

/**
 * A place for search engines: address, hours, and its departments with theirs.
 * @param reviews the section of its reviews on the same page; null without one
 */
export function autoDealer({ main, departments }: Place, site: PageSite, reviews: ReviewsView | null = null) {
  const others = departments.filter(({ id }) => id !== main.id);
  const { config } = site;
  return {
    ...business(main, site),
    "@id": placeId(config, main),
    name: sellerName(config.site, main),
    url: absolute(config, locationPath(config, main.slug)),
    ...(config.site.priceRange === null ? {} : { priceRange: config.site.priceRange }),
    ...placeImage(config, main),
    ...(config.site.email === null ? {} : { email: config.site.email }),
    ...(main.manufacturers.length === 0
      ? {}
      : { brand: main.manufacturers.map((name) => ({ "@type": "Brand", name })) }),
    ...(others.length === 0
      ? {}
      : {
          department: others.map((one) => ({
            ...business(one, site),
            "@id": placeId(config, one),
            name: sellerName(config.site, one),
            ...(one.visible ? { url: absolute(config, locationPath(config, one.slug)) } : {}),
          })),
        }),
    ...reviewsJsonLd(reviews),
    parentOrganization: { "@type": "Organization", "@id": dealerId(config), name: config.site.name },
  };
}

function business(location: SiteLocation, { config, today }: PageSite) {
  const { address, contactDetail } = location;
  const phone = contactDetail.phone ?? contactDetail.landlinePhone;
  return {
    "@type": TYPES[location.locationType],
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: config.site.country.toUpperCase(),
    },
    ...(address.lat === null || address.long === null
      ? {}
      : { geo: { "@type": "GeoCoordinates", latitude: address.lat, longitude: address.long } }),
    ...(phone === null ? {} : { telephone: internationalPhone(countryOf(config.site.country), phone) }),
    ...given("openingHoursSpecification", openingHoursOf(config, location).flatMap(weekdayHours)),
    ...given(
      "specialOpeningHoursSpecification",
      specialHoursOf(config, location)
        .filter(({ date }) => date >= today)
        .map(({ date, status, startHour, endHour }) => ({
          "@type": "OpeningHoursSpecification",
          validFrom: date,
          validThrough: date,
          opens: status === "Open" ? (startHour ?? MIDNIGHT) : MIDNIGHT,
          closes: status === "Open" ? (endHour ?? MIDNIGHT) : MIDNIGHT,
        })),
    ),
  };
}

/** Schema.org writes a closed day as one that opens and closes at midnight. */
const MIDNIGHT = "00:00";

/** A day of words alone ("By appointment") is neither open nor closed; a day without hours is left out (LOC-13). */
function weekdayHours({
  weekday,
  status,
  open,
  close,
  formattedHours,
}: OpeningHoursEntry): readonly object[] {
  const day = { "@type": "OpeningHoursSpecification", dayOfWeek: DAYS[weekday] };
  if (status === "Closed")
    return formattedHours === "" ? [{ ...day, opens: MIDNIGHT, closes: MIDNIGHT }] : [];
  return open === null || close === null ? [] : [{ ...day, opens: open, closes: close }];
}

const given = (name: string, values: readonly object[]) => (values.length === 0 ? {} : { [name]: values });
