import { cleanPage, cleanRange, cleanSearchText, MAX_VALUES } from "../search/normalise-query";
import { writtenNumber } from "../search/ranges/written-number";
import { CATALOGUE_FACETS, type CatalogueFacet, facetKey } from "./catalogue-document";
import { CATALOGUE_SORTS, type CatalogueQuery, type CatalogueSort, EVERY_ENTRY } from "./catalogue-query";

/** The parameter of each facet: `/models?body=suv` (ROUTE-37). */
export const FACET_PARAMS: Readonly<Record<CatalogueFacet, string>> = {
  "manufacturer.name": "make",
  "model.name": "model",
  "model.body": "body",
  categories: "category",
};

/** Reads the state of a catalogue page from its address. Never fails: what makes no sense is left out. */
export function readCatalogueQuery(params: URLSearchParams): CatalogueQuery {
  const filters: Partial<Record<CatalogueFacet, readonly string[]>> = {};
  for (const facet of CATALOGUE_FACETS) {
    const values = distinctValues(params.getAll(FACET_PARAMS[facet]));
    if (values.length > 0) filters[facet] = values;
  }
  // As listings of stock write it (C24); the form's own fields come first.
  const [low, high] = params.get("range[price]")?.split(":") ?? [];
  const price = cleanRange({
    ...end("min", params.get("price_min") ?? low),
    ...end("max", params.get("price_max") ?? high),
  });
  return {
    text: cleanSearchText(params.get("query") ?? ""),
    filters,
    ranges: price === null ? {} : { price },
    sort: sortOf(params.get("sortBy")),
    page: cleanPage(Number(params.get("page") ?? 1)),
  };
}

/** The parameters of a state, in one fixed order; reading them gives the same state. Nothing for {@link EVERY_ENTRY}. */
export function writeCatalogueQuery({ text, filters, ranges, sort, page }: CatalogueQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (text !== "") params.set("query", text);
  for (const facet of CATALOGUE_FACETS) {
    for (const value of filters[facet] ?? []) params.append(FACET_PARAMS[facet], value);
  }
  const { min, max } = ranges.price ?? {};
  if (min !== undefined) params.set("price_min", String(min));
  if (max !== undefined) params.set("price_max", String(max));
  if (sort !== EVERY_ENTRY.sort) params.set("sortBy", sort);
  if (page !== 1) params.set("page", String(page));
  return params;
}

function distinctValues(given: readonly string[]): readonly string[] {
  const values = given.map(cleanSearchText).filter((value) => value !== "");
  const byKey = new Map(values.map((value) => [facetKey(value), value]));
  return [...byKey.values()].slice(0, MAX_VALUES).sort((a, b) => (a < b ? -1 : 1));
}

function end<Name extends "min" | "max">(name: Name, given: string | undefined): { [Key in Name]?: number } {
  const number = writtenNumber(given ?? "");
  // A computed key loses its literal type.
  return number !== null && number < 1e9 ? ({ [name]: number } as { [Key in Name]?: number }) : {};
}

function sortOf(given: string | null): CatalogueSort {
  return given !== null && isSort(given) ? given : EVERY_ENTRY.sort;
}

function isSort(word: string): word is CatalogueSort {
  return Object.hasOwn(CATALOGUE_SORTS, word);
}
