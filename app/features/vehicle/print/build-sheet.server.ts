import { withStockWords } from "~/domain/stock-words/stock-words";
import { languageOf, siteAddress } from "~/domain/tenant/site-language";
import { shownPrice } from "~/domain/pricing/price-rule";
import { absenceOf } from "~/domain/vehicle/absence/absence";
import { dealerComments } from "~/domain/vehicle/dealer-comments";
import { isInStock } from "~/domain/vehicle/stock-status";
import { reservedLabel } from "~/domain/vehicle/stock-tag";
import { badgeLine, vehicleTitle } from "~/domain/vehicle/title";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehiclePath } from "~/paths";
import type { ShareCard, VehicleSheet } from "~/ports/vehicle-papers";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import type { VehicleLocationView } from "~/features/vehicle/page/vehicle-page-view";
import { contactLinks } from "~/features/vehicle/page/contact/contact-links";
import { keySpecs } from "../page/facts/key-specs";
import { locationView } from "~/features/vehicle/page/contact/location-view";
import { contentsView } from "../price/build-price-notes";
import { type PriceText, priceText } from "../price-text";
import { buildFinance } from "../sections/finance/build-finance";
import { startState } from "../sections/finance/calculator/calculator-state";
import { repaymentText } from "../sections/finance/repayment";
import { whyEstimate } from "../sections/finance/why/why-estimate";
import { asOfText, typedAddress } from "./paper-words";
import { qrDrawing } from "./qr-drawing.server";

/** The facts shoppers ask about first; of what has none of them, as a caravan, its first ones. */
const FIRST_FACTS: readonly string[] = ["odometer", "transmission", "fuel", "body"];

/**
 * What the print page and the PDF say about a vehicle: the same price, facts and contact as its page. One that is gone is
 * not praised, nor is anybody called to see it.
 * @param query what the page's calculator was asked (`fin_amount=…`)
 */
export function vehicleSheet(
  vehicle: Vehicle,
  site: VehiclePageSite,
  query: URLSearchParams = new URLSearchParams(),
): VehicleSheet {
  const { config } = site;
  const address = siteAddress(config.site, vehiclePath(vehicle.slug));
  const { facts, specs } = rows(withStockWords(vehicle, config), site);
  const comments = isInStock(vehicle) ? dealerComments(vehicle.dealercomments) : null;
  const place = locationView(vehicle, absenceOf(vehicle), config, site.now, site.t);
  const sheet: VehicleSheet = {
    language: languageOf(config.site).tag,
    ...nameAndPrice(vehicle, site),
    ...(isInStock(vehicle) ? moneyNotes(vehicle, site, query) : { priceNotes: [], estimate: null }),
    condition: condition(vehicle, site),
    facts,
    specs,
    features: vehicle.standardEquipment,
    comments: comments === null ? null : comments.whole.join(" "),
    dealer: dealer(vehicle, place, site),
    address,
    addressText: typedAddress(vehicle, site),
    qr: qrDrawing(address),
    words: words(vehicle, place, site),
  };
  return withStockWords(sheet, config);
}

/** What the price includes, and the repayment with its reasons. */
function moneyNotes(
  vehicle: Vehicle,
  site: VehiclePageSite,
  query: URLSearchParams,
): Pick<VehicleSheet, "priceNotes" | "estimate"> {
  const contents = contentsView(vehicle, site);
  const rows = contents?.rows.map(({ label, value }) => site.t("print.sentence", { label, value })) ?? [];
  return { priceNotes: [...rows, ...(contents?.notes ?? [])], estimate: estimate(vehicle, site, query) };
}

function estimate(vehicle: Vehicle, site: VehiclePageSite, query: URLSearchParams): VehicleSheet["estimate"] {
  const view = site.config.vehicle.sections.includes("finance") ? buildFinance(vehicle, site, query) : null;
  if (view?.kind !== "offered") return null;
  const state = startState(view.calculator);
  const { amount, whole, label } = repaymentText(view.calculator, state, site.t);
  if (amount === null) return null;
  return {
    amount: site.t("print.row", { label, value: whole }),
    why: whyEstimate(view, state, site.t),
    smallPrint: view.disclaimer.full,
  };
}

/** New, used or demo, and whether it is reserved, and still to come as well: paper is passed on from hand to hand. */
function condition(vehicle: Vehicle, { config, t }: VehiclePageSite): string {
  const kind = t(`card.conditions.${vehicle.car_type}`);
  const isHeld = isInStock(vehicle) && vehicle.reserved;
  return isHeld ? `${kind} · ${reservedLabel(vehicle, config.tags)}` : kind;
}

/** What a link preview says about a vehicle; its facts in few words, as there is one line for them. */
export function shareCard(vehicle: Vehicle, site: VehiclePageSite): ShareCard {
  const { title, badge, price, priceType } = nameAndPrice(vehicle, site);
  const km = vehicle.km === null ? null : site.format.km(vehicle.km);
  return {
    title,
    badge,
    price,
    priceType,
    facts: [km, vehicle.simple_transmission, vehicle.simple_fuel].filter(Boolean).join("  ·  "),
    site: new URL(site.config.site.url).host.replace(/^www\./, ""),
  };
}

function nameAndPrice(vehicle: Vehicle, site: VehiclePageSite) {
  const title = vehicleTitle(vehicle, site.config.search);
  return { title, badge: badgeLine(vehicle), ...price(vehicle, site) };
}

/** A vehicle that is gone has no price any more (VDP-28). */
function price(vehicle: Vehicle, { config, format, t }: VehiclePageSite): PriceText {
  const absence = absenceOf(vehicle);
  if (absence !== null) return { price: t(`absence.${absence.kind}.label`), priceType: null, was: null };
  return priceText(shownPrice(vehicle, config.features.subscriptions), config, format, t);
}

function rows(vehicle: Vehicle, site: VehiclePageSite) {
  const all = keySpecs(vehicle, { ...site, showUnregistered: site.config.vehicle.showUnregistered });
  const asked = FIRST_FACTS.flatMap((wanted) => all.filter(({ key }) => key === wanted));
  const facts = asked.length === 0 ? all.slice(0, FIRST_FACTS.length) : asked;
  return { facts, specs: all.filter((fact) => !facts.includes(fact)) };
}

function dealer(
  vehicle: Vehicle,
  place: VehicleLocationView,
  { config }: VehiclePageSite,
): VehicleSheet["dealer"] {
  const { phone, email } = contactLinks(vehicle, config);
  return {
    name: config.site.name,
    yard: place.name,
    address: place.address,
    phone: phone?.text ?? null,
    email: email?.text ?? null,
    hours: isInStock(vehicle) ? place.hours.map(({ day, hours }) => `${day}: ${hours}`) : [],
    licence: config.site.legal.licence,
  };
}

function words(vehicle: Vehicle, place: VehicleLocationView, site: VehiclePageSite): VehicleSheet["words"] {
  const { t } = site;
  return {
    was: t("card.was"),
    specs: t("print.specs"),
    features: t("print.features"),
    comments: t("vehicle.comments"),
    visit: place.title,
    scan: t(isInStock(vehicle) ? "print.scan" : "print.scanGone"),
    printed: asOfText(vehicle, site),
  };
}
