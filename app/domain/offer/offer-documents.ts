import type { CatalogueDocument } from "../catalogue/catalogue-document";
import type { CatalogueRanges } from "../catalogue/catalogue-query";
import { manufacturerName, type Offer } from "./offer";

const FIRST_DAY = 0;
const LAST_DAY = 99_991_231;

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
        start: starts === null ? FIRST_DAY : dayNumber(starts),
        expiry: ends === null || ends.startsWith("month") ? LAST_DAY : dayNumber(ends),
        ...(price === null ? {} : { price: Math.round(price) }),
      },
    };
  });
}

/** What holds for every offer a list shows: it runs on this day. @param today `YYYY-MM-DD` where the dealer is */
export function runsOn(today: string): CatalogueRanges {
  const day = dayNumber(today);
  return { start: { max: day }, expiry: { min: day } };
}

function dayNumber(day: string): number {
  return Number(day.replaceAll("-", ""));
}
