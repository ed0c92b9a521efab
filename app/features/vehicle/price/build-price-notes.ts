import { showsAccessories } from "~/domain/picture/studio-accessories";
import { type PastPrice, priceHistory } from "~/domain/pricing/history/price-history";
import { priceContents, type PricePart } from "~/domain/pricing/price-contents";
import { isSalePrice, shownPrice } from "~/domain/pricing/price-rule";
import { priceTermsIn } from "~/domain/stock-words/price-terms";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { wordList } from "~/i18n/list-format";
import type { VehiclePageSite } from "../page/vehicle-page-site";
import { priceLine } from "../price-line";
import type { PriceContentsView, PriceHistoryView, PriceNotesView } from "./price-notes-view";

/** What is folded below a vehicle's price (PRICE-16, PRICE-17); null where there is nothing to tell. */
export function priceNotes(
  vehicle: Vehicle,
  site: VehiclePageSite,
  past: readonly PastPrice[],
): PriceNotesView | null {
  const contents = contentsView(vehicle, site);
  const history = historyView(vehicle, site, past);
  return contents === null && history === null ? null : { contents, history };
}

/** What the price includes and what comes on top, by the words beside it. */
export function contentsView(
  vehicle: Vehicle,
  { config, t }: Omit<VehiclePageSite, "now">,
): PriceContentsView | null {
  const { pricing, site, features } = config;
  const shown = shownPrice(vehicle, features.subscriptions);
  if (!isSalePrice(shown)) return null;
  const contents = priceContents(shown, site.country, pricing, isTowed(vehicle));
  const row = (key: "within" | "onTop", parts: readonly PricePart[]) => {
    const names = parts.map((part) => t(`price.contents.parts.${part}`));
    return names.length === 0
      ? []
      : [{ label: t(`price.contents.${key}`), value: wordList(site.locale, names) }];
  };
  const rows = contents === null ? [] : [...row("within", contents.within), ...row("onTop", contents.onTop)];
  if (rows.length === 0 && pricing.notes.length === 0) return null;
  const all = contents?.onTop.length === 0 ? [t("price.contents.andSo")] : [];
  const dressed = isDressed(vehicle) ? [t("price.contents.accessories")] : [];
  return { title: t("price.contents.title"), rows, notes: [...all, ...dressed, ...pricing.notes] };
}

/** A new vehicle whose drawn pictures show more than its price holds; a used one is sold as it is seen. */
const isDressed = ({ car_type: type, images }: Vehicle) =>
  type === "new" && images.some(({ image }) => showsAccessories(image.url));

const isTowed = ({ item_type: item, simple_body: body }: Vehicle) =>
  item === "caravan" && body !== "motorhome";

function historyView(
  vehicle: Vehicle,
  { config, format, t }: VehiclePageSite,
  past: readonly PastPrice[],
): PriceHistoryView | null {
  if (!isSalePrice(shownPrice(vehicle, config.features.subscriptions))) return null;
  const steps = priceHistory(vehicle, past);
  if (steps.length === 0) return null;
  return {
    title: t("price.history.title"),
    heads: [t("price.history.from"), t("price.history.price")],
    rows: steps.map(({ since, amount, terms }) => ({
      since: since === null ? t("price.history.earlier") : format.date(new Date(since)),
      time: since,
      price: priceLine({
        price: format.money(amount),
        priceType: terms === null ? null : priceTermsIn(terms, config),
      }),
    })),
  };
}
