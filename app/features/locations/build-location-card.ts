import type { PageSite } from "~/domain/content/page-frame";
import { countryOf, phoneHref } from "~/domain/country/country";
import { addressLine } from "~/domain/location/address-line";
import type { Place } from "~/domain/location/departments";
import type { SiteLocation } from "~/domain/tenant/config/location";
import { locationPath } from "~/domain/tenant/page-paths";
import { mapPath, stockPath } from "~/paths";
import type { LocationCardView, LocationWords, MapView, PhoneLink, RatingView } from "./location-views";
import { openView } from "./open-view";

/** A place as its card prints it. @param km whole kilometres from where somebody asked */
export function locationCard(
  { main, departments }: Place,
  site: PageSite,
  km: number | null = null,
): LocationCardView {
  const { config, t } = site;
  const country = countryOf(config.site.country);
  const number = new Intl.NumberFormat(config.site.locale, { style: "unit", unit: "kilometer" });
  return {
    id: main.id,
    name: main.name,
    address: addressLine(main.address, country),
    href: locationPath(config, main.slug),
    stockHref: sells(main) ? stockPath({ params: { location_name: main.name } }) : null,
    directionsHref: directionsHref(main, site),
    phone: phoneOf(main, site),
    image: main.image,
    map: mapView(main, site),
    rating: ratingView(main, site),
    open: openView(main, site),
    departments: departmentNames(departments, site).join(", "),
    brands: [...new Set(departments.flatMap(({ manufacturers }) => manufacturers))],
    distance: km === null ? null : t("locations.away", { distance: number.format(km) }),
  };
}

/** Whether vehicles stand at a location. */
export const sells = ({ locationType }: SiteLocation) => locationType === "" || locationType === "sales";

/** A department in words; a location without one has all of them, or sells where the others have doors of their own. */
export function departmentName({ locationType }: SiteLocation, { t }: PageSite, isAlone: boolean): string {
  const own = isAlone ? "all" : "sales";
  return t(`locations.types.${locationType === "" ? own : locationType}`);
}

function departmentNames(departments: readonly SiteLocation[], site: PageSite): readonly string[] {
  const isAlone = departments.length === 1;
  return [...new Set(departments.map((one) => departmentName(one, site, isAlone)))];
}

/** The number to ring. */
export function phoneOf({ contactDetail }: SiteLocation, { config }: PageSite): PhoneLink | null {
  const text = contactDetail.phone ?? contactDetail.mobile ?? contactDetail.landlinePhone;
  return text === null ? null : { text, href: phoneHref(countryOf(config.site.country), text) };
}

function directionsHref({ address }: SiteLocation, { config }: PageSite): string {
  const query = encodeURIComponent(addressLine(address, countryOf(config.site.country)));
  return address.placeUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${query}`;
}

/** Our own map of the neighbourhood; null for a place whose position nobody wrote down. */
function mapView({ address, slug, name }: SiteLocation, { t }: PageSite): MapView | null {
  if (address.lat === null || address.long === null) return null;
  const alt = t("locations.mapAlt", { name, city: address.city });
  return { src: mapPath(slug), alt, width: 960, height: 640 };
}

function ratingView(
  { averageRating, reviewCount }: SiteLocation,
  { config, t }: PageSite,
): RatingView | null {
  if (averageRating === null || reviewCount === 0) return null;
  const number = new Intl.NumberFormat(config.site.locale);
  const rating = number.format(averageRating);
  return {
    value: averageRating,
    text: t("locations.rating", { rating, count: reviewCount, number: number.format(reviewCount) }),
    label: t("site.stars", { rating }),
  };
}

/** The words every page of locations needs. */
export function locationWords({ t }: PageSite): LocationWords {
  return {
    directions: t("locations.directions"),
    stock: t("locations.stock"),
    email: t("locations.email"),
    details: t("locations.details"),
    hours: t("locations.hours"),
    department: t("locations.department"),
    special: t("locations.special"),
    brands: t("locations.brands"),
    others: t("locations.others"),
    previous: t("locations.previous"),
    next: t("locations.next"),
    today: t("hours.today"),
  };
}
