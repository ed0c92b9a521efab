/** What the price of a model is: `from` says no more than that it begins there, `list` is without on-road costs. */
export const MODEL_PRICE_TERMS = ["from", "list", "drive_away"] as const;
/** One of {@link MODEL_PRICE_TERMS}. */
export type ModelPriceTerms = (typeof MODEL_PRICE_TERMS)[number];
