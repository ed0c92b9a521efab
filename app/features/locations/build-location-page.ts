import { pageFrame, type PageSite } from "~/domain/content/page-frame";
import { formPath } from "~/domain/forms/site-form";
import { distanceKm } from "~/domain/location/distance";
import { type Place, placesOf, placeWith } from "~/domain/location/departments";
import { hoursTexts } from "~/domain/location/hours-text";
import { weekHours } from "~/domain/location/week-hours";
import type { SiteLocation } from "~/domain/tenant/config/location";
import { hasPage } from "~/domain/tenant/has-page";
import { locationPath, pagePath } from "~/domain/tenant/page-paths";
import { openingHoursOf } from "~/domain/tenant/opening-hours";
import { longDate } from "~/domain/time/long-date";
import { departmentName, locationCard, locationWords, phoneOf, sells } from "./build-location-card";
import { autoDealer } from "./location-json-ld";
import type { DepartmentView, LocationPageView, SpecialDayView } from "./location-views";
import { clock, openView } from "./open-view";

const OTHERS = 6;

/** The page of one location: how to get there, when, and who to ring, for every department of the place. */
export function buildLocationPage(location: SiteLocation, site: PageSite): LocationPageView {
  const { config, t } = site;
  const place = placeWith(config.site.locations, location.id) ?? { main: location, departments: [location] };
  const own: Place = { main: location, departments: place.departments };
  const card = locationCard(own, site);
  const { name } = config.site;
  const title = t("locations.page.title", { place: location.name, name });
  const phone = card.phone === null ? "" : t("locations.page.ring", { phone: card.phone.text });
  return {
    frame: pageFrame(site, {
      title: location.name,
      description: t("locations.page.description", { title, address: card.address, phone }).trim(),
      path: locationPath(config, location.slug),
      above: [parent(site)],
      image: location.image?.src ?? null,
      entities: [autoDealer(own, site)],
    }),
    card,
    label: [card.departments, location.locationSubtype].filter(Boolean).join(", "),
    emailHref: emailHref(location, site),
    departments: own.departments.map((one) => department(one, site, own.departments.length === 1)),
    special: specialDays(location, site),
    others: nearest(own, site).map((one) => locationCard(one, site)),
    words: { ...locationWords(site), hours: t("locations.page.hours", { name: location.name }) },
  };
}

/** The page above: the list of places, else the one with the telephone numbers. */
function parent({ config, t }: PageSite) {
  const key = hasPage(config, "directory") ? "directory" : "locations";
  return { label: t("locations.title"), href: pagePath(config, key) ?? "/" };
}

function emailHref({ id }: SiteLocation, { config }: PageSite): string | null {
  const path = formPath(config, "email");
  return path === null ? null : `${path}?location=${encodeURIComponent(id)}`;
}

function department(location: SiteLocation, site: PageSite, isAlone: boolean): DepartmentView {
  const { config, now, t } = site;
  const { locations } = config;
  const closed = locations.byAppointment ? t("hours.appointment") : t("hours.closed");
  const zone = { locale: config.site.locale, timeZone: location.timeZone ?? config.site.timeZone };
  const licence = sells(location) ? location.dealerLicenseNumber : location.motorVehicleRepairer;
  return {
    id: location.id,
    label: departmentName(location, site, isAlone),
    phone: phoneOf(location, site),
    open: openView(location, site),
    hours: hoursTexts(weekHours(openingHoursOf(config, location)), zone, now, {
      monFri: t("hours.monFri"),
      closed,
    }),
    licence: licence === "" ? "" : t("locations.licence", { licence }),
  };
}

/** Days to come whose hours differ, soonest first (LOC-07). */
function specialDays(
  { specialHours }: SiteLocation,
  { config, today, t }: PageSite,
): readonly SpecialDayView[] {
  const { locale } = config.site;
  return specialHours
    .filter(({ date }) => date >= today)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, name, status, startHour, endHour }) => ({
      date: longDate(date, locale),
      name,
      hours:
        status === "Open" && startHour !== null && endHour !== null
          ? `${clock(startHour, locale)} – ${clock(endHour, locale)}`
          : t("hours.closed"),
    }));
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

function kmBetween({ address: a }: SiteLocation, { address: b }: SiteLocation): number {
  if (a.lat === null || a.long === null || b.lat === null || b.long === null) return Infinity;
  return distanceKm({ lat: a.lat, long: a.long }, { lat: b.lat, long: b.long });
}
