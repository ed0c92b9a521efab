import { pageFrame, type PageSite } from "~/domain/content/page-frame";
import { countryOf } from "~/domain/country/country-of";
import { addressLine } from "~/domain/location/address-line";
import { distanceKm, positionOf } from "~/domain/location/distance";
import { type Place, placesOf, placeWith } from "~/domain/location/departments";
import type { ReviewsView } from "~/domain/review/reviews-view";
import type { SiteLocation } from "~/domain/tenant/config/location";
import { hasPage } from "~/domain/tenant/has-page";
import { locationPath, pagePath } from "~/domain/tenant/page-paths";
import {
  departmentName,
  emailHref,
  hoursOf,
  liveMap,
  locationCard,
  locationWords,
  phoneOf,
  sells,
} from "~/features/locations/build-location-card";
import { autoDealer } from "./location-json-ld";
import type { DepartmentView, LocationPageView } from "~/features/locations/location-views";
import { openView } from "~/features/locations/open-view";

const OTHERS = 6;

/**
 * The page of one location: how to get there, when, and whom to ring, for every department of the place.
 * @param reviews what customers say of it
 */
export function buildLocationPage(
  location: SiteLocation,
  site: PageSite,
  reviews: ReviewsView | null,
): LocationPageView {
  const { config, t } = site;
  const place = placeWith(config.site.locations, location.id) ?? { main: location, departments: [location] };
  const own: Place = { main: location, departments: place.departments };
  const card = locationCard(own, site);
  const { name } = config.site;
  const title = t("locations.page.title", { place: location.name, name });
  const phone = card.phone === null ? "" : t("locations.page.ring", { phone: card.phone.text });
  return {
    frame: pageFrame(site, {
      title: headTitle(location, site),
      label: location.name,
      description: t("locations.page.description", { title, address: card.address, phone }).trim(),
      path: locationPath(config, location.slug),
      above: [parent(site)],
      image: location.image?.src ?? null,
      entities: [autoDealer(own, site, reviews)],
    }),
    card,
    label: [card.departments, location.locationSubtype].filter(Boolean).join(", "),
    emailHref: emailHref(location, site),
    live: liveMap(location, site),
    departments: own.departments.map((one) => ({
      ...department(one, site, own.departments.length === 1),
      href: one.id === location.id ? null : locationPath(config, one.slug),
    })),
    others: nearest(own, site).map((one) => locationCard(one, site)),
    reviews,
    words: { ...locationWords(site), hours: t("locations.page.hours", { name: location.name }) },
  };
}

/** What the page is called where its site is not seen: "Car dealer in Moorooka QLD", with the place's name where that is another. */
function headTitle(location: SiteLocation, { config, t }: PageSite): string {
  const { name, address } = location;
  const whole = { ...address, street: null, postcode: null };
  const town = addressLine(whole, countryOf(config.site.country));
  if (!sells(location)) return t("locations.page.placeIn", { place: name, town });
  const isCars = config.site.vehicleTypes.every((type) => type === "car");
  const dealer = t(`locations.page.${isCars ? "carDealer" : "dealer"}`, { town });
  return name === address.city ? dealer : t("locations.page.dealerAt", { place: name, dealer });
}

/** The page above: the list of places, else the one with the telephone numbers. */
function parent({ config, t }: PageSite) {
  const key = hasPage(config, "directory") ? "directory" : "locations";
  return { label: t("locations.title"), href: pagePath(config, key) ?? "/" };
}

function department(location: SiteLocation, site: PageSite, isAlone: boolean): Omit<DepartmentView, "href"> {
  const { t } = site;
  const licence = sells(location) ? location.dealerLicenseNumber : location.motorVehicleRepairer;
  return {
    id: location.id,
    label: departmentName(location, site, isAlone),
    phone: phoneOf(location, site),
    open: openView(location, site),
    hours: hoursOf(location, site),
    licence: licence === "" ? "" : t("locations.licence", { licence }),
  };
}

/** Other places, nearest first. */
function nearest({ main, departments }: Place, { config }: PageSite): readonly Place[] {
  const here = departments.map(({ id }) => id);
  return placesOf(config.site.locations)
    .filter((place) => !place.departments.some(({ id }) => here.includes(id)))
    .map((place) => ({ place, km: kmBetween(main, place.main) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, OTHERS)
    .map(({ place }) => place);
}

function kmBetween(a: SiteLocation, b: SiteLocation): number {
  const [from, to] = [positionOf(a.address), positionOf(b.address)];
  return from === null || to === null ? Infinity : distanceKm(from, to);
}
