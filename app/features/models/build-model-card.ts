import { type CatalogueModel, modelHref, modelTitle } from "~/domain/catalogue/catalogue-model";
import { pricedAt } from "~/domain/catalogue/model-price";
import { modelPicture } from "~/domain/catalogue/model-picture";
import { shorten } from "~/domain/text/shorten";
import { toSlug } from "~/domain/text/slug";
import { withStockWords } from "~/domain/stock-words/stock-words";
import type { ModelCardView, ModelGroupView } from "./model-views";
import type { ModelsSite } from "./models-site";

/** Characters of a card's description (MODEL-04). */
const CARD_TEXT = 200;

/** A model on a card; its link obeys replacement slug and override (MODEL-05, OPEN-43). */
export function modelCard(model: CatalogueModel, site: ModelsSite, withMake = false): ModelCardView {
  return {
    name: withMake ? modelTitle(model) : model.name,
    href: modelHref(model),
    image: modelPicture(model),
    text: shorten(model.shortDescription, CARD_TEXT),
    from: fromText(model, model.fromPrice, site),
    soon: soonText(model, site),
  };
}

/** "From $48,240 drive away": an amount by the terms of its model, whatever is in stock. Null without a price. */
export function fromText(
  model: Pick<CatalogueModel, "priceTerms">,
  amount: number | null,
  { t, format }: ModelsSite,
): string | null {
  const price = pricedAt(amount, model);
  return price === null ? null : t(`models.price.${price.terms}`, { price: format.money(price.amount) });
}

/** "Coming soon", with when where that is known; null for a model on sale. */
export function soonText({ status, arrives }: CatalogueModel, { t }: ModelsSite): string | null {
  if (status !== "coming_soon") return null;
  return arrives === "" ? t("models.soon") : t("models.soonAt", { when: arrives });
}

/** Models under the headings of their categories, in the order they come (NAV-05). */
export function modelGroups(
  models: readonly CatalogueModel[],
  site: ModelsSite,
  withMake = false,
): readonly ModelGroupView[] {
  return [...new Set(models.map(({ category }) => category))].map((category) => ({
    id: `range-${toSlug(category)}`,
    title: withStockWords(category, site.config),
    cards: models
      .filter((model) => model.category === category)
      .map((model) => modelCard(model, site, withMake)),
  }));
}
