import { type CatalogueDocument, type CatalogueFacet, facetKey } from "~/domain/catalogue/catalogue-document";
import {
  CATALOGUE_SORTS,
  type CatalogueQuery,
  type CatalogueRanges,
} from "~/domain/catalogue/catalogue-query";
import { queryWords, textForms } from "~/domain/search/text";
import type { CatalogueSearch } from "~/ports/catalogue-search";
import type { FacetCount } from "~/ports/search-service";
import type { CatalogueSource } from "./catalogue-source.server";

/** Search in this process: a dealer has some hundreds of entries at most, so that looking at each is quick. */
export function createEmbeddedCatalogue(source: CatalogueSource): CatalogueSearch {
  const words = new WeakMap<CatalogueDocument, readonly string[]>();
  const wordsOf = (entry: CatalogueDocument) => {
    const known = words.get(entry) ?? textForms(entry.text);
    words.set(entry, known);
    return known;
  };
  return {
    async search({ tenant, kind, within = {} }, { query, facets, hitsPerPage }) {
      const entries = source(tenant, kind).filter(
        (entry) =>
          inRanges(entry, within) && inRanges(entry, query.ranges) && hasText(wordsOf(entry), query.text),
      );
      const found = entries.filter((entry) => passes(entry, query)).sort(byOrder(query));
      const from = (query.page - 1) * hitsPerPage;
      return {
        ids: found.slice(from, from + hitsPerPage).map(({ id }) => id),
        count: found.length,
        facets: Object.fromEntries(
          facets.map((facet) => [
            facet,
            counts(
              entries.filter((entry) => passes(entry, query, facet)),
              facet,
            ),
          ]),
        ),
        page: query.page,
        pages: Math.max(1, Math.ceil(found.length / hitsPerPage)),
        stale: false,
      };
    },
  };
}

function inRanges({ numbers }: CatalogueDocument, ranges: CatalogueRanges): boolean {
  // Object.entries forgets the key type; the keys of ranges are catalogue numbers by their own type.
  const wanted = Object.entries(ranges) as [keyof typeof numbers, { min?: number; max?: number }][];
  return wanted.every(([name, { min = -Infinity, max = Infinity }]) => {
    const value = numbers[name];
    return value !== undefined && value >= min && value <= max;
  });
}

/** Every word is there; the last one may be the beginning of one. */
function hasText(words: readonly string[], text: string): boolean {
  return queryWords(text).every(({ whole }, at, all) =>
    words.some((word) => word === whole || (at === all.length - 1 && word.startsWith(whole))),
  );
}

function passes(entry: CatalogueDocument, { filters }: CatalogueQuery, except?: CatalogueFacet): boolean {
  // As above: the keys are facets by their own type.
  const wanted = Object.entries(filters) as [CatalogueFacet, readonly string[]][];
  return wanted.every(([facet, values]) => {
    if (facet === except || values.length === 0) return true;
    const keys = new Set(values.map(facetKey));
    return (entry.facets[facet] ?? []).some((value) => keys.has(facetKey(value)));
  });
}

function byOrder({ sort }: CatalogueQuery): (a: CatalogueDocument, b: CatalogueDocument) => number {
  const { by, descending } = CATALOGUE_SORTS[sort];
  const place = (entry: CatalogueDocument): number => {
    const value = by === "order" ? entry.order : entry.numbers[by];
    return value === undefined ? Infinity : descending ? -value : value;
  };
  return (a, b) => {
    const [first, second] = [place(a), place(b)];
    if (first !== second) return first < second ? -1 : 1;
    return a.order - b.order || (a.id < b.id ? -1 : 1);
  };
}

function counts(entries: readonly CatalogueDocument[], facet: CatalogueFacet): readonly FacetCount[] {
  const found = new Map<string, number>();
  for (const value of entries.flatMap((entry) => [...new Set(entry.facets[facet] ?? [])])) {
    found.set(value, (found.get(value) ?? 0) + 1);
  }
  return [...found]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
