import { numberFormat } from "~/domain/text/intl-formats";
import type { PageSite } from "~/domain/content/page-frame";
import { type Place, placesOf } from "~/domain/location/departments";
import { findPlaces } from "~/domain/location/find-places";
import type { HoursText } from "~/domain/location/hours-text";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { hasPage } from "~/domain/tenant/has-page";
import { pagePath } from "~/domain/tenant/page-paths";
import {
  departmentName,
  emailHref,
  hoursOf,
  locationCard,
  locationWords,
  phoneOf,
} from "../build-location-card";
import { type PostcodeQuery, postcodeView } from "../directory/build-directory";
import type { LocationCardView, LocationWords, NearestFormView, PhoneLink } from "../location-views";

/** A department of a place, and how to reach it. */
export interface ContactDepartmentView {
  readonly id: string;
  readonly label: string;
  readonly phone: PhoneLink | null;
  readonly hours: readonly HoursText[];
}

/** A place with everything one needs to reach it. */
export interface ContactPlaceView {
  readonly card: LocationCardView;
  readonly emailHref: string | null;
  readonly departments: readonly ContactDepartmentView[];
}

/** The places below the form of the contact page. */
export interface ContactPlacesView {
  readonly title: string;
  readonly text: string;
  /** Null for a dealer with one place. */
  readonly finder: NearestFormView | null;
  readonly places: readonly ContactPlaceView[];
  /** Id of the first one where it is known from where somebody asks. */
  readonly nearest: string | null;
  readonly more: { readonly label: string; readonly href: string } | null;
  readonly words: LocationWords;
}

/** From where somebody asks: what was typed, and where that is. */
export interface ContactQuery extends PostcodeQuery {
  /** What the place is called; empty for none. */
  readonly near: string;
}

/** Id of the places, for links to them. */
export const CONTACT_PLACES_ID = "places";
/** A group has dozens: the others are in its directory. */
const MOST = 12;

/** Every place with phones, hours and map, the nearest first where it is known from where; null without any. */
export function buildContactPlaces(query: ContactQuery, site: PageSite): ContactPlacesView | null {
  const { config, t } = site;
  const all = placesOf(config.site.locations);
  if (all.length === 0) return null;
  const found = findPlaces(all, { brand: "", service: "", from: query.from }).slice(0, MOST);
  const near = query.from === null ? "" : query.near;
  return {
    title: t("locations.contact.title", { count: all.length }),
    text:
      near === ""
        ? t("locations.contact.text", { count: all.length })
        : t("locations.contact.near", { place: near }),
    finder:
      all.length < 2
        ? null
        : {
            action: `${pagePath(config, "contact") ?? "/"}#${CONTACT_PLACES_ID}`,
            postcode: postcodeView(query, site, t("locations.nearest.postcode")),
            submit: t("locations.nearest.submit"),
          },
    places: found.map(({ place, km }) => ({
      card: locationCard(place, site, km),
      emailHref: emailHref(place.main, site),
      departments: departmentsOf(place, site),
    })),
    nearest: query.from === null ? null : (found[0]?.place.main.id ?? null),
    more: all.length > MOST ? morePlaces(all.length, site) : null,
    words: locationWords(site),
  };
}

/** The link from the top of the page to the places; null where there is but one. */
export function contactPlacesLink({ site }: Pick<SiteConfig, "site">, t: PageSite["t"]) {
  const count = placesOf(site.locations).length;
  if (count < 2) return null;
  const label = t("locations.contact.jump", { count });
  return { text: t("locations.contact.jumpText"), label, href: `#${CONTACT_PLACES_ID}` };
}

function departmentsOf({ departments }: Place, site: PageSite): readonly ContactDepartmentView[] {
  const isAlone = departments.length === 1;
  return departments.map((one) => ({
    id: one.id,
    label: departmentName(one, site, isAlone),
    phone: phoneOf(one, site),
    hours: hoursOf(one, site),
  }));
}

function morePlaces(count: number, { config, t }: PageSite): ContactPlacesView["more"] {
  const key = hasPage(config, "directory") ? "directory" : "locations";
  const href = hasPage(config, key) ? pagePath(config, key) : null;
  const number = numberFormat(config.site.locale).format(count);
  return href === null ? null : { label: t("locations.allOf", { number, count }), href };
}
