import type { CatalogueModel } from "./catalogue-model";

/** What a price list needs of a model. */
type Listed = Pick<CatalogueModel, "name" | "fromPrice"> & {
  readonly badges: readonly Pick<CatalogueModel["badges"][number], "name" | "fromPrice">[];
};

/**
 * The price from which a dealer's own model page offers a model or one of its badges, currency units; null where there
 * is none. Prices of models are read here and nowhere else, so every page says the same.
 * @param badge null for the model itself
 */
export function listPrice(models: readonly Listed[], name: string, badge: string | null): number | null {
  const model = models.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (model === undefined) return null;
  if (badge === null) return model.fromPrice;
  return model.badges.find((one) => one.name.toLowerCase() === badge.toLowerCase())?.fromPrice ?? null;
}
