import type { CatalogueModel } from "./catalogue-model";
import type { ModelPriceTerms } from "./model-price-terms";

/** What a price list needs of a model. */
type Listed = Pick<CatalogueModel, "name" | "fromPrice" | "priceTerms"> & {
  readonly badges: readonly Pick<CatalogueModel["badges"][number], "name" | "fromPrice">[];
};

/** The price of a model or a badge, and what kind of price that is. */
export interface ModelPrice {
  /** Currency units. */
  readonly amount: number;
  readonly terms: ModelPriceTerms;
}

/**
 * The price from which a dealer's own model page offers a model or one of its badges, and whether that is a list price
 * or drive away; null where there is none. Prices of models are read here and nowhere else, so every page says the same
 * figure by the same name.
 * @param badge null for the model itself
 */
export function modelPrice(models: readonly Listed[], name: string, badge: string | null): ModelPrice | null {
  const model = models.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (model === undefined) return null;
  const of =
    badge === null ? model : model.badges.find((one) => one.name.toLowerCase() === badge.toLowerCase());
  return pricedAt(of?.fromPrice ?? null, model);
}

/** An amount by the terms of its model; null for none. */
export function pricedAt(
  amount: number | null,
  { priceTerms }: Pick<CatalogueModel, "priceTerms">,
): ModelPrice | null {
  return amount === null ? null : { amount, terms: priceTerms };
}
