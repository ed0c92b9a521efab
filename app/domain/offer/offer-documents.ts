import type { CatalogueDocument } from "../catalogue/catalogue-document";
import { dayRange } from "../catalogue/day-range";
import { manufacturerName, type Offer } from "./offer";

/**
 * Offers as they are searched: by category and price, and by whose vehicles they are about (SRCH-35, CALL-05). One
 * that is renewed each month always holds.
 */
export function offerDocuments(offers: readonly Offer[]): readonly CatalogueDocument[] {
  return offers.map((offer, order) => {
    const { id, name, category, highlight, description, model, price, starts, ends } = offer;
    const make = manufacturerName(offer);
    return {
      id,
      order,
      text: [name, category, make ?? "", model ?? "", highlight, description].join(" "),
      facets: {
        categories: [category],
        ...(make === null ? {} : { "manufacturer.name": [make] }),
        ...(model === null ? {} : { "model.name": [model] }),
      },
      numbers: {
        ...dayRange(offer, {
          from: starts ?? undefined,
          until: ends === null || ends.startsWith("month") ? undefined : ends,
        }),
        ...(price === null ? {} : { price: Math.round(price) }),
      },
    };
  });
}
