import { countryOf, phoneHref } from "~/domain/country/country";
import { addressLine } from "~/domain/location/address-line";
import { hoursTexts } from "~/domain/location/hours-text";
import { weekHours } from "~/domain/location/week-hours";
import type { SiteLocation } from "~/domain/tenant/config/location";
import { openingHoursOf, primaryLocation } from "~/domain/tenant/opening-hours";
import { salesToday } from "~/domain/tenant/sales-count";
import { stockPath } from "~/paths";
import { type BlockContext, linkView, linkViews } from "./block-context";
import type { BlockOf } from "./block-of";
import type { HomeBlockView, PlaceView } from "./home-view";

export function reasonsView<Card>(
  block: BlockOf<"reasons">,
  context: BlockContext<Card>,
): HomeBlockView<Card> {
  return { ...block, link: linkView(context, block.link) };
}

export function serviceView<Card>(
  block: BlockOf<"service">,
  context: BlockContext<Card>,
): HomeBlockView<Card> {
  return { ...block, links: linkViews(context, block.links) };
}

export function reviewsView<Card>(
  block: BlockOf<"reviews">,
  context: BlockContext<Card>,
): HomeBlockView<Card> {
  const { config, t, format } = context;
  const score = config.site.reviewScore;
  const spoken =
    score === null
      ? ""
      : t("home.score", { average: format.number(score.average), count: format.number(score.count) });
  const items = block.items.map((item) => ({
    ...item,
    ratingText: t("home.stars", { rating: item.rating }),
  }));
  return { kind: "reviews", title: block.title || spoken || t("home.reviews"), items };
}

export function salesCounterView<Card>(
  block: BlockOf<"salesCounter">,
  { config, now }: BlockContext<Card>,
): HomeBlockView<Card> {
  const { timeZone, locale } = config.site;
  return { ...block, timeZone, locale, count: salesToday(block.perDay, now, timeZone) };
}

/** Places printed in full; a group has dozens and its list would be longer than the page. */
const PLACES_SHOWN = 6;

/** Where the dealer is: one place with its week, or several beside each other (LOC-04, LOC-05). */
export function locationsView<Card>(
  block: BlockOf<"locations">,
  context: BlockContext<Card>,
): HomeBlockView<Card> | null {
  const { config, t, format } = context;
  const visible = config.site.locations.filter(({ visible, locationType }) => visible && sells(locationType));
  const main = primaryLocation(config);
  const ordered = [...visible].sort((a, b) => Number(b.id === main?.id) - Number(a.id === main?.id));
  if (ordered.length === 0) return null;
  const count = ordered.length;
  return {
    kind: "locations",
    title: block.title,
    text: block.text,
    places: ordered.slice(0, PLACES_SHOWN).map((location) => placeView(location, context)),
    total: count > PLACES_SHOWN ? t("home.places", { count, number: format.number(count) }) : "",
  };
}

const sells = (type: SiteLocation["locationType"]) => type === "sales" || type === "";

function placeView<Card>(location: SiteLocation, { config, t, now }: BlockContext<Card>): PlaceView {
  const { address, contactDetail, name } = location;
  const phone = contactDetail.phone ?? contactDetail.mobile ?? contactDetail.landlinePhone;
  const { locations } = config;
  const country = countryOf(config.site.country);
  const closed = locations.byAppointment ? t("hours.appointment") : t("hours.closed");
  const words = { monFri: t("hours.monFri"), closed };
  return {
    name,
    address: addressLine(address, country),
    phone: phone === null ? null : { text: phone, href: phoneHref(country, phone) },
    directionsHref: address.placeUrl,
    stockHref: stockPath({ params: { location_name: name } }),
    hours: hoursTexts(weekHours(openingHoursOf(config, location)), config.site, now, words),
  };
}
