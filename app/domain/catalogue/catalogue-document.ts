/** What a dealer's catalogue holds beside stock: each kind is a search collection of its own. */
export const CATALOGUE_KINDS = ["models", "offers"] as const;
/** One of {@link CATALOGUE_KINDS}. */
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/** What entries are filtered by: models by the first three (SRCH-34), offers by categories too (SRCH-35). */
export const CATALOGUE_FACETS = ["manufacturer.name", "model.name", "model.body", "categories"] as const;
/** One of {@link CATALOGUE_FACETS}. */
export type CatalogueFacet = (typeof CATALOGUE_FACETS)[number];

/** Whole numbers entries are limited and ordered by: dollars, and the first and last day as YYYYMMDD. */
export const CATALOGUE_NUMBERS = ["price", "start", "expiry"] as const;
/** One of {@link CATALOGUE_NUMBERS}. */
export type CatalogueNumber = (typeof CATALOGUE_NUMBERS)[number];

/** An entry as it is searched. What pages print of it is looked up by its id. */
export interface CatalogueDocument {
  /** Of its kind and dealer. */
  readonly id: string;
  /** The dealer's own order, lowest first. */
  readonly order: number;
  /** What free text finds. */
  readonly text: string;
  readonly facets: Readonly<Partial<Record<CatalogueFacet, readonly string[]>>>;
  /** An entry without one is in no range of it, and last in its order. */
  readonly numbers: Readonly<Partial<Record<CatalogueNumber, number>>>;
}

/** The form values are compared in: `Future Vehicles`, `future vehicles` and `future-vehicles` are one (OPEN-36). */
export function facetKey(value: string): string {
  return value
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s-]+/gu, " ")
    .trim();
}
