import { numberFormat } from "~/domain/text/intl-formats";
import type { PageSite } from "~/domain/content/page-frame";
import { phoneHref } from "~/domain/country/country";
import { countryOf } from "~/domain/country/country-of";
import { formPath } from "~/domain/forms/site-form";
import { addressLine } from "~/domain/location/address-line";
import type { Place } from "~/domain/location/departments";
import { directionsHref } from "~/domain/location/directions";
import { positionOf } from "~/domain/location/distance";
import type { HoursText } from "~/domain/location/hours-text";
import { placeHours, specialDays } from "~/domain/location/place-hours";
import { providerMap } from "~/domain/location/provider-map";
import type { SiteLocation } from "~/domain/tenant/config/location";
import { locationPath } from "~/domain/tenant/page-paths";
import { mapPath, stockPath } from "~/paths";
import type {
  LiveMapView,
  LocationCardView,
  LocationWords,
  MapView,
  PhoneLink,
  RatingView,
} from "./location-views";
import { openView } from "./open-view";

/** A place as its card prints it. @param km whole kilometres from where somebody asked */
export function locationCard(
  { main, departments }: Place,
  site: PageSite,
  km: number | null = null,
): LocationCardView {
  const { config, t } = site;
  const country = countryOf(config.site.country);
  const number = numberFormat(config.site.locale, { style: "unit", unit: "kilometer" });
  return {
    id: main.id,
    name: main.name,
    address: addressLine(main.address, country),
    href: locationPath(config, main.slug),
    stockHref: sells(main) ? stockPath({ params: { location_name: main.name } }) : null,
    directionsHref: directionsHref(main, country),
    phone: phoneOf(main, site),
    image: main.image,
    map: mapView(main, site),
    position: positionOf(main.address),
    rating: ratingView(main, site),
    open: openView(main, site),
    special: specialDays(site.config, main, site.t, site.today),
    departments: departmentNames(departments, site).join(", "),
    brands: [...new Set(departments.flatMap(({ manufacturers }) => manufacturers))],
    distance: km === null ? null : t("locations.away", { distance: number.format(km) }),
  };
}

/** The form to write to a location (LOC-10); null where the dealer has none. */
export function emailHref({ id }: SiteLocation, { config }: PageSite): string | null {
  const path = formPath(config, "email");
  return path === null ? null : `${path}?location=${encodeURIComponent(id)}`;
}

/** The provider's map of a place (LOC-05); null where the dealer has none. */
export function liveMap(location: SiteLocation, { config, t }: PageSite): LiveMapView | null {
  const address = addressLine(location.address, countryOf(config.site.country));
  const src = providerMap(config, location, address);
  if (src === null) return null;
  return {
    src,
    title: t("locations.live.title", { name: location.name }),
    open: t("locations.live.open"),
    note: t("locations.live.note", { host: new URL(src).host }),
  };
}

/** The week of a location, today's row marked. */
export function hoursOf(location: SiteLocation, { config, now, t }: PageSite): readonly HoursText[] {
  return placeHours(config, location, now, t);
}

/** Whether vehicles stand at a location. */
export const sells = ({ locationType }: SiteLocation) => locationType === "" || locationType === "sales";

/**
 * A department in words. A location without a department is all of them, or "sales" where the others have locations of
 * their own.
 */
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

/** Our own map of the neighbourhood; null for a place whose position nobody wrote down. */
function mapView({ address, slug, name }: SiteLocation, { t }: PageSite): MapView | null {
  if (address.lat === null || address.long === null) return null;
  const { city } = address;
  // A yard may go by the name of its town.
  const alt = name === city ? t("locations.mapAltTown", { name }) : t("locations.mapAlt", { name, city });
  return { src: mapPath(slug), alt, width: 960, height: 640 };
}

function ratingView(
  { averageRating, reviewCount }: SiteLocation,
  { config, t }: PageSite,
): RatingView | null {
  if (averageRating === null || reviewCount === 0) return null;
  const number = numberFormat(config.site.locale);
  const rating = number.format(averageRating);
  return {
    value: averageRating,
    text: t("locations.rating", { rating, count: reviewCount, number: number.format(reviewCount) }),
    label: t("site.stars", { rating }),
  };
}

/** The words every page of locations needs. */
export function locationWords({ config, t }: PageSite): LocationWords {
  return {
    directions: t("locations.directions"),
    stock: t("locations.stock"),
    email: t("locations.email"),
    details: t("locations.details"),
    visit: t("locations.view"),
    hours: t("locations.hours"),
    department: t("locations.department"),
    special: t("locations.special"),
    brands: t("locations.brands"),
    others: t("locations.others"),
    previous: t("locations.previous"),
    next: t("locations.next"),
    today: t("hours.today"),
    close: t("locations.close"),
    choose: t("locations.choose"),
    nearest: {
      button: t("locations.nearest.button"),
      looking: t("locations.nearest.looking"),
      found: t("locations.nearest.found"),
      refused: t("locations.nearest.refused"),
      further: t("locations.nearest.further"),
      away: t("locations.away", { distance: "{}" }),
      locale: config.site.locale,
    },
  };
}
