import type { VehiclePageSite } from "./vehicle-page-site";
import { withStockWords } from "~/domain/stock-words/stock-words";
import { reserveRefusal } from "~/domain/checkout/checkout-offer";
import { belowMarket, shownPrice } from "~/domain/pricing/price-rule";
import { pageControls, watchlistAction } from "~/domain/shortlist/shortlist-controls";
import { vehicleFormLinks } from "~/domain/forms/vehicle/vehicle-form-links";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { dealerComments } from "~/domain/vehicle/dealer-comments";
import { fuelTag } from "~/domain/vehicle/extra-tags";
import type { VehicleSection } from "~/domain/tenant/config/vehicle";
import { visibleLink } from "~/domain/tenant/visible-links";
import { type Absence, absenceOf } from "~/domain/vehicle/absence/absence";
import { buttonRanks } from "~/domain/vehicle/buttons/button-ranks";
import { isInStock } from "~/domain/vehicle/stock-status";
import { badgeLine, vehicleTitle } from "~/domain/vehicle/title";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehiclePath } from "~/paths";
import { controlsView } from "../card/controls-view";
import { cardFacts } from "../card/card-facts";
import { certifiedMark } from "../certified-mark";
import { buildGallery } from "../gallery/build-gallery";
import { pictureView } from "../picture-view";
import { priceText } from "../price-text";
import { absenceView, pageTag, reservedText } from "./absence/absence-view";
import { bodyLabel } from "./facts/body-label";
import { factsOnce } from "./facts/facts-once";
import { keySpecs } from "./facts/key-specs";
import { announcement, locationView } from "./contact/location-view";
import { priceNotes } from "../price/build-price-notes";
import type { PastPrice } from "~/domain/pricing/history/price-history";
import type { PriceComparison } from "~/domain/pricing/price-comparison";
import { buildDelivery } from "../sections/delivery/build-delivery";
import type { DeliveryAnswer } from "../sections/delivery/delivery-answer";
import { buildFinance, buildFinanceSide, ownCredit } from "../sections/finance/build-finance";
import { buildFuel } from "../sections/fuel/build-fuel";
import { buildHistory } from "../sections/history/build-history";
import { buildPriceComparison } from "../sections/price-comparison/build-price-comparison";
import { copyBlock, infoEntries } from "../sections/info/build-info";
import type { VehicleOfferView } from "../sections/info/info-view";
import { shareView } from "../share/share-view";
import { askText, contactLinks } from "./contact/contact-links";
import { buttonViews } from "./contact/button-views";
import { detailRows, variantSpecs } from "./facts/spec-rows";
import { FUEL_HERE_ID } from "./part-ids";
import { withAskedLoan } from "./loan-in-links";
import { paperView } from "./print/paper-view";
import { vehicleCrumbs } from "./vehicle-crumbs";
import type { VehiclePageView } from "./vehicle-page-view";
import { featuresView } from "../sections/features/features-view";
import type { FactView } from "./facts/fact-view";

const SOLD_SECTIONS: ReadonlySet<VehicleSection> = new Set(["callDealer", "location", "similar"]);

/** Of the other offers, those that the accordion has. */
const OFFERS_LISTED = 2;

/** What had to be looked up before the page can be built. */
export interface VehiclePageAnswers {
  readonly delivery: DeliveryAnswer | null;
  readonly comparison: PriceComparison | null;
  /** What it was to be had for before; missing where nobody asked. */
  readonly pastPrices?: readonly PastPrice[];
  /** The dealer's offers of today that it comes with. */
  readonly offers?: readonly VehicleOfferView[];
  /** When it left the published stock; null or missing while it is published. */
  readonly goneAt?: Date | null;
  /** Until when it is reserved, in words; null or missing where nobody knows. */
  readonly reservedUntil?: string | null;
}

/**
 * The vehicle page's texts.
 * @param query the page's own query: what was typed into its calculators without script
 */
export function vehiclePageView(
  vehicle: Vehicle,
  site: VehiclePageSite,
  query: URLSearchParams,
  answers: VehiclePageAnswers,
): VehiclePageView {
  const { config, t, now } = site;
  const absence = absenceOf(vehicle, answers.goneAt ?? null);
  const until = answers.reservedUntil ?? null;
  const title = vehicleTitle(vehicle, config.search);
  const badge = badgeLine(vehicle);
  const full = badge === null ? title : `${title} ${badge}`;
  const figures = isInStock(vehicle) ? calculators(vehicle, site, query, answers) : null;
  const view: VehiclePageView = {
    id: vehicle.id,
    make: vehicle.make,
    model: vehicle.model,
    controls: controlsView(pageControls({ ...vehicle, image: vehicle.images[0] ?? null }, config), config),
    soldWatchlist: isInStock(vehicle) ? null : watchlistAction(config),
    share: shareView(vehicle, config),
    paper: paperView(vehicle, site),
    title,
    badge,
    condition: t(`card.conditions.${vehicle.car_type}`),
    line: cardFacts(toVehicleSummary(vehicle), config, site.format, t, ["condition"]),
    tag: pageTag(vehicle, absence, site),
    fuel: fuelTag(vehicle, config.tags.fuelTag),
    certified: certifiedMark(vehicle, config.tags.certifiedLogo),
    views: (config.vehicle.showViews ?? config.card.showViews) ? viewsView(vehicle, config) : null,
    crumbs: vehicleCrumbs(vehicle, full, config, t),
    drawing: vehicle.item_type,
    ...seen(vehicle, full, site),
    ...offer(vehicle, absence, site),
    priceNotes: absence === null ? priceNotes(vehicle, site, answers.pastPrices ?? []) : null,
    absence: absenceView(vehicle, absence, site, until),
    reserved: absence === null ? reservedText(vehicle, until, site) : null,
    calculators: figures,
    history: buildHistory(vehicle, config),
    features: featuresView(vehicle.standardEquipment, t),
    ...sectionParts(vehicle, site, otherOffers(answers.offers ?? [], figures)),
    comments: dealerComments(vehicle.dealercomments),
    location: locationView(vehicle, absence, config, now, t),
    announcement: announcement(vehicle, config, t),
    ...contactLinks(vehicle, config),
    askText: askText(vehicle, absence, site),
    dealerStock: dealerStock(vehicle, site),
    ...formLinks(vehicle, site),
  };
  return withStockWords(withAskedLoan(view), config);
}

/** Forms about the vehicle. The words that ask for photos come along: they stand in its first part, too. */
function formLinks(vehicle: Vehicle, { config, t }: VehiclePageSite) {
  const { photos, ...forms } = vehicleFormLinks(vehicle, config);
  return { forms, askPhotos: photos === null ? null : { href: photos, label: t("vehicle.requestPhotos") } };
}

/** The vehicle's pictures, and what the viewer shows. */
function seen(vehicle: Vehicle, name: string, { config, t }: VehiclePageSite) {
  const subject = { name, colour: vehicle.colour };
  const pictures = vehicle.images.flatMap(
    ({ image }, index) => pictureView(image.url, subject, index, config, t) ?? [],
  );
  return { pictures, gallery: buildGallery(vehicle, { name, pictures: pictures.length }, { config, t }) };
}

/** The offers that do not stand beside the estimate. */
function otherOffers(
  offers: readonly VehicleOfferView[],
  figures: VehiclePageView["calculators"],
): readonly VehicleOfferView[] {
  const beside = figures?.financeSide?.offer?.href;
  return offers.filter(({ href }) => href !== beside).slice(0, OFFERS_LISTED);
}

/** What the sections of the dealer's choice print; a vehicle that is gone keeps only contact and place (VDP-30). */
function sectionParts(vehicle: Vehicle, site: VehiclePageSite, offers: readonly VehicleOfferView[]) {
  const { config, t } = site;
  const sold = !isInStock(vehicle);
  const buttons = buttonViews(vehicle, site);
  // A vehicle that cannot be reserved now has no words on how to reserve it.
  const reservable = reserveRefusal(vehicle, config) === null;
  const specs = keySpecs(withStockWords(vehicle, config), {
    ...site,
    showUnregistered: config.vehicle.showUnregistered,
  });
  const banner = config.vehicle.featureBanner.flatMap(({ label, url }) => {
    const link = visibleLink(config, url.startsWith("/") ? { label, path: url } : { label, url });
    return link?.href == null ? [] : [{ label, href: link.href }];
  });
  const details = detailRows(vehicle, site);
  const all = { facts: facts(vehicle, site), specs, details, variantSpecs: variantSpecs(vehicle, site) };
  return {
    details,
    ...factsOnce(all, config.vehicle.sections),
    info: infoEntries(vehicle, specs, { ...site, offers: sold ? [] : offers }),
    copy: {
      reserveExplainer: reservable
        ? copyBlock(vehicle, site, "reserve-online", t("section.reserveExplainer"))
        : null,
      whyBuy: copyBlock(vehicle, site, "why-buy", t("section.whyBuy")),
      protect: copyBlock(vehicle, site, "protect-your-car", t("section.protect")),
      // Nobody pays for what is gone.
      paymentMethods: sold ? null : copyBlock(vehicle, site, "payment-methods", t("vehicle.paymentMethods")),
    },
    banner,
    sections: sold
      ? config.vehicle.sections.filter((key) => SOLD_SECTIONS.has(key))
      : config.vehicle.sections,
    buttons,
    ranks: buttonRanks(buttons),
  };
}

/**
 * The number of views. The counter is asked with the number and stock version the page knows, so that it can say what
 * has changed since (CALL-18).
 */
function viewsView(
  { slug, views, photos_count: photos, updated_at: updated }: Vehicle,
  { site }: SiteConfig,
) {
  const query = new URLSearchParams({
    photos_count: String(photos),
    updated_at: updated,
    website_id: site.id,
  });
  return {
    count: views,
    countPath: `${vehiclePath(slug)}/view.json?${query.toString()}`,
    locale: site.locale,
  };
}

/** The calculators of the dealer's choice, with what the address or the shopper's first view needs of them. */
function calculators(
  vehicle: Vehicle,
  site: VehiclePageSite,
  query: URLSearchParams,
  { delivery, comparison, offers = [] }: VehiclePageAnswers,
) {
  const has = (key: VehicleSection) => site.config.vehicle.sections.includes(key);
  const financeSide = buildFinanceSide(vehicle, site, query, offers);
  const finance = has("finance") ? buildFinance(vehicle, site, query) : null;
  return {
    ownCredit: financeSide === null && finance === null ? null : ownCredit(vehicle, site),
    financeSide,
    finance,
    fuel: has("fuel") ? buildFuel(vehicle, site, query) : null,
    fuelHere:
      has("fuel") || announcement(vehicle, site.config, site.t) === null
        ? null
        : buildFuel(vehicle, site, query, FUEL_HERE_ID),
    delivery: has("delivery") ? buildDelivery(vehicle, site, query, delivery) : null,
    comparison: has("priceComparison") ? buildPriceComparison(vehicle, site, comparison) : null,
  };
}

/** Price, repayment and market comparison: not of a vehicle that is gone (VDP-28). */
function offer(vehicle: Vehicle, absence: Absence | null, { config, format, t }: VehiclePageSite) {
  if (absence !== null) {
    const none = { priceType: null, was: null, market: null };
    return { state: "sold" as const, price: t(`absence.${absence.kind}.label`), ...none };
  }
  const shown = shownPrice(vehicle, config.features.subscriptions);
  const below = belowMarket(shown, vehicle.autograb_data);
  return {
    state: "in-stock" as const,
    ...priceText(shown, config, format, t),
    market: below === null ? null : t("price.belowMarket", { difference: format.money(below) }),
  };
}

function facts(vehicle: Vehicle, { format, t }: VehiclePageSite): readonly FactView[] {
  const values: Readonly<Record<string, string | null>> = {
    odometer: vehicle.km === null ? null : format.km(vehicle.km),
    transmission: vehicle.simple_transmission,
    fuel: vehicle.simple_fuel,
    body: bodyLabel(vehicle, t),
  };
  return Object.entries(values).flatMap(([key, value]) =>
    value === null ? [] : [{ key, label: t(`specs.${key}`), value }],
  );
}

/** More of the same dealership (VDP-45). */
function dealerStock({ dealership_slug: slug, dealership_name: name }: Vehicle, { t }: VehiclePageSite) {
  return { label: t("vehicle.dealerStock", { name }), href: `/search/${slug}` };
}
