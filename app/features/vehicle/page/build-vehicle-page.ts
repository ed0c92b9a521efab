import type { Formatter } from "~/i18n/format";
import { countryOf, phoneHref } from "~/domain/country/country";
import { belowMarket, shownPrice } from "~/domain/pricing/price-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { dealerComments } from "~/domain/vehicle/dealer-comments";
import { fuelTag } from "~/domain/vehicle/extra-tags";
import { isInStock } from "~/domain/vehicle/stock-status";
import { stockTag } from "~/domain/vehicle/stock-tag";
import { badgeLine, vehicleTitle } from "~/domain/vehicle/title";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { stockPath } from "~/paths";
import { pictureAlt } from "../picture-alt";
import { priceText } from "../price-text";
import type { Translator } from "~/i18n/translator";
import { financeView } from "./finance-view";
import { keySpecs } from "./key-specs";
import { announcement, locationView, siteLocation } from "./location-view";
import { vehicleCrumbs } from "./vehicle-crumbs";
import type { FactView, VehiclePageView } from "./vehicle-page-view";

/** One dealer's site, as the page is built for it. */
export interface VehiclePageSite {
  readonly config: SiteConfig;
  readonly format: Formatter;
  readonly t: Translator;
  readonly now: Date;
}

/** The vehicle page's texts (V §2). */
export function vehiclePageView(vehicle: Vehicle, site: VehiclePageSite): VehiclePageView {
  const { config, format, t, now } = site;
  const title = vehicleTitle(vehicle, config.search);
  const badge = badgeLine(vehicle);
  const full = badge === null ? title : `${title} ${badge}`;
  return {
    id: vehicle.id,
    title,
    badge,
    condition: t(`card.conditions.${vehicle.car_type}`),
    tag: stockTag(vehicle, config.tags, now),
    fuel: fuelTag(vehicle, config.tags.fuelTag),
    views: config.card.showViews
      ? t("card.views", { count: vehicle.views, number: format.number(vehicle.views) })
      : null,
    crumbs: vehicleCrumbs(vehicle, full, config, t),
    drawing: vehicle.item_type,
    pictures: vehicle.images.map(({ image }, index) => ({
      src: image.url,
      alt: pictureAlt(image.url, { name: full, colour: vehicle.colour }, index, t),
    })),
    ...offer(vehicle, site),
    facts: facts(vehicle, site),
    specs: keySpecs(vehicle, { format, t, now, showUnregistered: config.vehicle.showUnregistered }),
    features: vehicle.standardEquipment,
    comments: dealerComments(vehicle.dealercomments),
    location: locationView(vehicle, config, now, t),
    announcement: announcement(vehicle, config, t),
    ...contact(vehicle, config),
    dealerStock: dealerStock(vehicle, site),
    similarHref: stockPath({ make: vehicle.make, model: vehicle.model }),
  };
}

/** Price, repayment and market comparison: not of a vehicle that is gone (VDP-28). */
function offer(vehicle: Vehicle, { config, format, t }: VehiclePageSite) {
  if (!isInStock(vehicle)) {
    const none = { priceType: null, was: null, market: null, week: null, finance: null };
    return { state: "sold" as const, price: t("card.sold"), ...none };
  }
  const shown = shownPrice(vehicle, config.features.subscriptions);
  const below = belowMarket(shown, vehicle.autograb_data);
  const finance = financeView(vehicle, shown, { config, format, t });
  return {
    state: "in-stock" as const,
    ...priceText(shown, config, format, t),
    market: below === null ? null : t("price.belowMarket", { difference: format.money(below) }),
    week: finance?.week ?? null,
    finance,
  };
}

function facts(vehicle: Vehicle, { format, t }: VehiclePageSite): readonly FactView[] {
  const values: Readonly<Record<string, string | null>> = {
    odometer: vehicle.km === null ? null : format.km(vehicle.km),
    transmission: vehicle.simple_transmission,
    fuel: vehicle.simple_fuel,
    body: vehicle.simple_body === null ? vehicle.body : t(`bodies.${vehicle.simple_body}`),
  };
  return Object.entries(values).flatMap(([key, value]) =>
    value === null ? [] : [{ key, label: t(`specs.${key}`), value }],
  );
}

/** The vehicle's own number, else its location's, else the site's (OPEN-66); and the site's mailbox. */
function contact(vehicle: Vehicle, config: SiteConfig) {
  const detail = siteLocation(vehicle, config)?.contactDetail;
  const known = [vehicle.location.phone, detail?.phone, detail?.mobile, detail?.landlinePhone];
  const number = [...known, config.site.phones["sales"], config.site.phones["main"]].find((one) =>
    Boolean(one),
  );
  const country = countryOf(config.site.country);
  return {
    phone: number ? { text: number, href: phoneHref(country, number) } : null,
    email:
      config.site.email === null ? null : { text: config.site.email, href: `mailto:${config.site.email}` },
  };
}

/** More of the same dealership (VDP-45). */
function dealerStock({ dealership_slug: slug, dealership_name: name }: Vehicle, { t }: VehiclePageSite) {
  return { label: t("vehicle.dealerStock", { name }), href: `/search/${slug}` };
}
