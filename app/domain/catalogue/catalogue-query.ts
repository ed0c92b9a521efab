import type { NumberRange } from "../search/query";
import type { CatalogueFacet, CatalogueNumber } from "./catalogue-document";

/** An order of entries: by which number, and which end first. Ties fall to the dealer's order, then to the id. */
interface CatalogueOrder {
  readonly by: CatalogueNumber | "order";
  readonly descending: boolean;
}

/** The orders a shopper may choose. */
export const CATALOGUE_SORTS = {
  order: { by: "order", descending: false },
  price_asc: { by: "price", descending: false },
  price_desc: { by: "price", descending: true },
  newest: { by: "start", descending: true },
  ending: { by: "expiry", descending: false },
} as const satisfies Record<string, CatalogueOrder>;
/** A key of {@link CATALOGUE_SORTS}. */
export type CatalogueSort = keyof typeof CATALOGUE_SORTS;

/** Ranges by number; both ends inclusive. */
export type CatalogueRanges = Readonly<Partial<Record<CatalogueNumber, NumberRange>>>;

/**
 * What a shopper asked of models or offers (CALL-04, CALL-05); the URL holds all of it. Values of one facet are
 * alternatives, compared by `facetKey`; facets, ranges and text all have to hold.
 */
export interface CatalogueQuery {
  /** Trimmed; empty for none. */
  readonly text: string;
  readonly filters: Readonly<Partial<Record<CatalogueFacet, readonly string[]>>>;
  readonly ranges: CatalogueRanges;
  readonly sort: CatalogueSort;
  /** From 1. */
  readonly page: number;
}

/** Everything, in the dealer's order. */
export const EVERY_ENTRY: CatalogueQuery = { text: "", filters: {}, ranges: {}, sort: "order", page: 1 };
