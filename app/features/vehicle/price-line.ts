import type { PriceText } from "./price-text";

/** A price in one line with what belongs to it: "$150 per week", "$19,888 Excl. Govt. Charges". */
export function priceLine({ price, priceType }: Pick<PriceText, "price" | "priceType">): string {
  return [price, priceType].filter(Boolean).join(" ");
}
