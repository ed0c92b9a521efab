import type { Formatter } from "~/i18n/format";
import { vehicleEstimate } from "~/domain/finance/estimate";
import { enquiryLink } from "~/domain/forms/vehicle/vehicle-form-links";
import { belowMarket, isSalePrice, shownPrice, type ShownPrice } from "~/domain/pricing/price-rule";
import { cardControls } from "~/domain/shortlist/shortlist-controls";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { fuelTag } from "~/domain/vehicle/extra-tags";
import { yearIn } from "~/domain/time/year-in";
import { isInStock } from "~/domain/vehicle/stock-status";
import { stockTag } from "~/domain/vehicle/stock-tag";
import { badgeLine, vehicleTitle } from "~/domain/vehicle/title";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { vehiclePath } from "~/paths";
import { certifiedMark } from "../certified-mark";
import { pictureView } from "../picture-view";
import { priceText } from "../price-text";
import { withStockWords } from "~/domain/stock-words/stock-words";
import type { Translator } from "~/i18n/translator";
import { cardActions } from "./card-actions";
import { cardFacts } from "./card-facts";
import type { CardView } from "./card-view";
import { controlsView } from "./controls-view";

/**
 * A listing's vehicle as a card (CARD-03 to CARD-22): made on the server, so that the page carries the texts and
 * nothing else.
 * @param now the moment "just arrived" is measured from
 */
export function cardView(
  vehicle: VehicleSummary,
  config: SiteConfig,
  now: Date,
  format: Formatter,
  t: Translator,
): CardView {
  const available = isInStock(vehicle);
  const title = vehicleTitle(vehicle, config.search);
  const badge = badgeLine(vehicle);
  const view: CardView = {
    id: vehicle.id,
    slug: vehicle.slug,
    make: vehicle.make,
    model: vehicle.model,
    state: available ? "in-stock" : "sold",
    since: available ? Math.floor(Date.parse(vehicle.created_at) / 1000) : null,
    title,
    badge,
    image: cardImage(vehicle, badge === null ? title : `${title} ${badge}`, config, t),
    tag: stockTag(vehicle, config.tags, now),
    fuel: fuelTag(vehicle, config.tags.fuelTag),
    certified: certifiedMark(vehicle, config.tags.certifiedLogo),
    place: vehicle.city ?? vehicle.location_name,
    photos: vehicle.photos_count,
    views: config.card.showViews && vehicle.views > 0 ? viewsText(vehicle.views, format, t) : null,
    ...(available ? buyable(vehicle, config, now, format, t) : gone(vehicle, t)),
    facts: cardFacts(vehicle, config, format, t),
    controls: controlsView(cardControls(vehicle, config), config),
  };
  return withStockWords(view, config);
}

function buyable(vehicle: VehicleSummary, config: SiteConfig, now: Date, format: Formatter, t: Translator) {
  const shown = shownPrice(vehicle, config.features.subscriptions);
  const wanted = config.finance.sampleEstimate !== null && isSalePrice(shown);
  const estimate = wanted ? vehicleEstimate(vehicle, config, yearIn(now, config.site.timeZone)) : null;
  return {
    ...priceText(shown, config, format, t),
    repayment:
      estimate === null
        ? null
        : {
            amount: format.money(estimate.repayment / 100),
            per: t(`card.per.${estimate.basis.frequency}`),
          },
    credit: estimate?.basis ?? null,
    deal: dealText(shown, vehicle, config, format, t),
    ...cardActions(vehicle, config, yearIn(now, config.site.timeZone)),
    enquireHref: enquiryLink(vehicle, config),
    similarHref: null,
  };
}

/** "$1,200 below market average" (PRICE-08). */
function dealText(
  shown: ShownPrice,
  { market_average: average }: VehicleSummary,
  { card, features }: SiteConfig,
  format: Formatter,
  t: Translator,
): string | null {
  if (!card.belowMarket || !features.priceComparison) return null;
  const less = belowMarket(shown, { state_average_market_price: average, average_market_price: null });
  return less === null ? null : t("price.belowMarket", { difference: format.money(less) });
}

/** Its page shows what is like it: a listing of its model may hold nothing but itself. */
function gone({ slug }: VehicleSummary, t: Translator) {
  const sold = {
    price: t("card.sold"),
    priceType: null,
    was: null,
    deal: null,
    repayment: null,
    credit: null,
  };
  return { ...sold, actions: [], enquireHref: null, similarHref: `${vehiclePath(slug)}#similar` };
}

function cardImage(
  { image, colour, item_type: type }: VehicleSummary,
  name: string,
  config: SiteConfig,
  t: Translator,
): CardView["image"] {
  return (image && pictureView(image.url, { name, colour }, 0, config, t)) ?? type;
}

function viewsText(views: number, format: Formatter, t: Translator): string {
  return t("card.views", { count: views, number: format.number(views) });
}
